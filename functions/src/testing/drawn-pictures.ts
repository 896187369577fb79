import { brotliDecompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type DrawnSize = { width: number; height: number };

/** Draws a picture whose colors change gradually, so that lossy compression changes it little. */
export function drawPicture({ width, height }: DrawnSize, channels: 3 | 4 = 3): Sharp {
  const pixels = Buffer.alloc(width * height * channels);
  for (let n = 0; n < pixels.length; n++) {
    const [place, channel] = [Math.floor(n / channels), n % channels];
    const across = (place % width) / width;
    const down = Math.floor(place / width) / height;
    pixels[n] = 40 + 160 * ([across, down, 1 - across, (across + down) / 2][channel] ?? 0);
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

/** Draws one color: few bytes but, decoded, as many as any other picture of its size. */
export function plainPicture({ width, height }: DrawnSize, channels: 3 | 4 = 3): Sharp {
  const background = { r: 40, g: 120, b: 60, alpha: 0.5 };
  return sharp({ create: { width, height, channels, background } });
}

/** Draws sixteen random colors, the same in every run, which are the hardest to compress. */
export function noisyPicture({ width, height }: DrawnSize): Sharp {
  const colors = Array.from({ length: 16 }, (_, n) => [
    n * 16,
    255 - n * 9,
    (n * 77) % 256,
    n * 17,
  ]);
  const pixels = Buffer.alloc(width * height * 4);
  let state = 1;
  for (let offset = 0; offset < pixels.length; offset += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels.set(colors[state >>> 28] ?? [], offset);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/**
 * A plain picture of 4096 × 4096 as a progressive JPEG in CMYK with every color whole, compressed:
 * converting its colors takes four seconds.
 */
const compressedCmyk =
  'WysEBObyeBsa/4iDkrW5S7FK9D0Vh6HUEOVym+RbObpGqSozGR/PYCwSY1EOo1FdgywtbxuNH2JWKIilkdAarwSI' +
  '8C+Y/5zsVE9i7O0S1oawHeBYdnsb4MDjLNPAuutSDXCgsYceOAZOuKVRHF2PhaMLhRvNe1rGEkCYhSSKkzhKyCVp' +
  'mmSFFEWeF/2mrWRUEdkA0DSmrsPH5YquHSca50t/5uEf/UwQokVcfGwCRijhC/c+AEjjJKSJFhzPAnVdWygGDKQo' +
  'bvhoMrWgYr2+X58e3XPILpsi4QhP2PCFZEI4wtvbekD3yXiFCK+1o9EKvNz7AFllavAAhBBCiEraHg==';

export function largeCmykPicture(): Buffer {
  return brotliDecompressSync(Buffer.from(compressedCmyk, 'base64'));
}
