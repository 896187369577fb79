import { imageSidePixels, imageSizes } from '@thymely/contract/images/sizes';
import { imageLimits } from '@thymely/contract/images/limits';
import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { AppError, unavailable } from '../platform/app-error.ts';
import { requireTime } from '../platform/retry-on-conflict.ts';
import { createSemaphore } from '../platform/semaphore.ts';
import { decodingTime } from './decoding-time.ts';
import {
  animatedPicture,
  brokenPicture,
  requireSize,
  requireUnpackedBytes,
  tooManyPixels,
} from './errors.ts';
import { loadSharp } from './load-sharp.ts';
import { requireOnlyPicture } from './require-only-picture.ts';
import type { RebuiltImage, ImageVariant, SmallVariant } from './store.ts';

/** Limits decoding in this process, which takes memory and CPU time from all other calls. */
const fewAtATime = createSemaphore(2);
/** Only one of the two may be large, because a decoder keeps more than the pixels. */
const largeAlone = createSemaphore(1);
const largeBytes = 16 * 1024 * 1024;

/**
 * The attempts to encode the original, in pixels a side, until it has no more bytes than an upload
 * may have. The last one is small enough for any picture.
 */
const originals = [
  { side: imageSidePixels, quality: 85 },
  { side: imageSidePixels, quality: 50 },
  { side: 640, quality: 50 },
] as const;
const smallQuality = 80;

/** The smallest defect refuses a picture. Color profiles are ignored: all count as sRGB. */
const reading = {
  failOn: 'warning',
  ignoreIcc: true,
  limitInputPixels: imageLimits.imagePixels ** 2,
} as const satisfies SharpOptions;

/**
 * Decodes a picture and encodes its pixels anew, as WebP, in the sizes that pages show. Two
 * pictures are decoded at a time. Only the bytes decide a file's type, because names and stated
 * types cannot be trusted.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for anything but a still PNG, JPEG or WebP picture, or
 * one followed by something else; INVALID_REQUEST for one that is damaged or has too many pixels;
 * UNAVAILABLE when its turn does not come in time, or when it takes too long.
 */
export function rebuildImage(file: Uint8Array): Promise<RebuiltImage> {
  const untilMs = performance.now() + decodingTime.waitMs;
  return fewAtATime(() => {
    requireTime(untilMs);
    return rebuild(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  });
}

type Sharps = Awaited<ReturnType<typeof loadSharp>>;

async function rebuild(file: Buffer): Promise<RebuiltImage> {
  requireOnlyPicture(file);
  const sharp = await loadSharp();
  try {
    const unpackedBytes = await readHeader(sharp, file);
    const open = () => unpack(sharp, file);
    const pixels = await (unpackedBytes > largeBytes ? largeAlone(open) : open());
    const original = await drawOriginal(pixels);
    return { ...original, smaller: await drawSmaller(pixels, original) };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Returns the size of the decoded picture, in bytes, from its header alone. */
async function readHeader(sharp: Sharps, file: Buffer): Promise<number> {
  const header = await sharp(file, { ...reading, limitInputPixels: false }).metadata();
  requireSize(header);
  if (header.pages !== undefined) throw animatedPicture();
  const bytesPerSample = header.depth === 'ushort' ? 2 : 1;
  const bytes = header.width * header.height * header.channels * bytesPerSample;
  requireUnpackedBytes(bytes);
  return bytes;
}

type Pixels = { draw: () => Sharp; info: OutputInfo };

/** Decodes the file once, upright, at the largest stored size. */
async function unpack(sharp: Sharps, file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file, reading)
    .timeout({ seconds: decodingTime.stepS })
    .autoOrient()
    .resize(imageSidePixels, imageSidePixels, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { draw: () => sharp(data, { raw: { width, height, channels } }), info };
}

async function drawOriginal({ draw }: Pixels): Promise<ImageVariant> {
  for (const { side, quality } of originals) {
    const inside = draw().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const drawn = await encode(inside, quality);
    if (drawn.bytes.length <= imageLimits.imageBytes) return drawn;
  }
  throw brokenPicture();
}

/** Leaves out sizes that would not have fewer bytes than the original. */
async function drawSmaller({ draw }: Pixels, original: ImageVariant): Promise<SmallVariant[]> {
  const smaller: SmallVariant[] = [];
  for (const size of imageSizes) {
    if (size >= original.width) continue;
    const drawn = await encode(draw().resize({ width: size }), smallQuality);
    if (drawn.bytes.length < original.bytes.length) smaller.push({ ...drawn, size });
  }
  return smaller;
}

async function encode(picture: Sharp, quality: number): Promise<ImageVariant> {
  const webp = picture
    .timeout({ seconds: decodingTime.stepS })
    .webp({ quality, alphaQuality: quality });
  const { data, info } = await webp.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Returns the refusal for a decoder's error, which only its message distinguishes. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('timeout')) return unavailable(error);
  if (message.includes('Maximum supported image dimension')) return tooManyPixels();
  return brokenPicture(error);
}
