import { crc32, deflateSync } from 'node:zlib';

type Size = { width: number; height: number };

const small: Size = { width: 2, height: 2 };

/** Returns a real PNG in one gray. One beyond the limits has only enough pixels to exceed them. */
export function png({ width, height }: Size = small): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.min(width, 4096), 0x80).fill(0, 0, 1);
  const rows = Array.from({ length: Math.min(height, 4096) }, () => row);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), typed, uint32(crc32(typed))]);
}

/** Returns a PNG with extra chunks right after its header. */
export function pngWith(...chunks: Buffer[]): Buffer {
  const picture = png();
  const behindHeader = 33;
  return Buffer.concat([
    picture.subarray(0, behindHeader),
    ...chunks,
    picture.subarray(behindHeader),
  ]);
}

/** Returns a JPEG of four colors. At any other size it has too few pixels, despite its header. */
export function jpeg({ width, height }: Size = small): Buffer {
  const picture = Buffer.from(jpegOfFourColors, 'base64');
  const frame = picture.indexOf(Buffer.from('ffc00011', 'hex'));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}

const jpegOfFourColors =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpR' +
  'Uk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P' +
  'T0//wAARCAACAAIDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABsQAQACAgMAAAAAAAAAAAAAAAECAwQF' +
  'ABES/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQb/xAAdEQEAAQMFAAAAAAAAAAAAAAABAgADBBMhImGx/9oADAMBAAIRAxEA' +
  'PwB7V49EthRylTWyaIKsTtfJydzljlXA2CT606NuXKURXqv/2Q==';

/** Returns a JPEG with extra segments right after its start. */
export function jpegWith(...segments: Buffer[]): Buffer {
  const picture = jpeg();
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);
}

export function jpegSegment(marker: number, data: Buffer | string): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  const length = uint32(bytes.length + 2).subarray(2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, bytes]);
}

type WebpKind = 'VP8 ' | 'VP8L' | 'VP8X';

/** Returns a WebP of four colors, like the JPEG; `VP8X` has transparency. */
export function webp({ width, height }: Size = small, kind: WebpKind = 'VP8 '): Buffer {
  const picture = Buffer.from(webpsOfFourColors[kind], 'base64');
  const lossy = picture.indexOf(Buffer.from('9d012a', 'hex'));
  if (kind === 'VP8L') {
    const upper = picture.readUInt32LE(21) & 0xf0000000;
    picture.writeInt32LE(upper | (width - 1) | ((height - 1) << 14), 21);
  } else {
    picture.writeUInt16LE(width, lossy + 3);
    picture.writeUInt16LE(height, lossy + 5);
  }
  if (kind !== 'VP8X') return picture;
  picture.writeUIntLE(width - 1, 24, 3);
  picture.writeUIntLE(height - 1, 27, 3);
  return picture;
}

const webpsOfFourColors: Record<WebpKind, string> = {
  'VP8 ':
    'UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoCAAIAAsBMJQBOgCHe08gAAP5tBsQ9bnwH5+qsihSa4ubIeVYAAA==',
  VP8L: 'UklGRjoAAABXRUJQVlA4TC0AAAAvAUAAAB8gECCkCpcgSCBADIqQJkyMQIAQJlagiPmP9syAgYK0DVjU3Yj+xwMA',
  VP8X: 'UklGRngAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSCYAAAARPyAkIEwR/b/oREQkeTALAE0KKaSQQgoppDB/gP0R/Q9QTnd/AVZQOCAsAAAAsAEAnQEqEAAQAA/AliWwAnRrgAPdAAD+eD8213Etcbl6p+yrbvh2ZQYmAAA=',
};

/** Wraps any chunks in a WebP container. */
export function webpOf(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32(body.length).reverse(), body]);
}

export function webpChunk(type: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data);
  const padding = Buffer.alloc(bytes.length % 2);
  const length = uint32(bytes.length).reverse();
  return Buffer.concat([Buffer.from(type, 'latin1'), length, bytes, padding]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

type FormOptions = { field?: string; fileName?: string; type?: string };

/** Returns an upload as a browser sends it. */
export function pictureForm(bytes: Uint8Array | string, options: FormOptions = {}): FormData {
  const { field = 'image', fileName = 'picture.png', type = 'image/png' } = options;
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const form = new FormData();
  form.append(field, new Blob([part], { type }), fileName);
  return form;
}
