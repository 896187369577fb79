import { createSemaphore } from '../platform/semaphore.ts';
import type { NewImage } from './store.ts';
import { brokenPicture, unsupportedPicture } from './errors.ts';
import { rebuildJpeg } from './rebuild-jpeg.ts';
import { rebuildPng } from './rebuild-png.ts';
import { rebuildWebp } from './rebuild-webp.ts';

/** A rebuilt picture: what its pixels need, and nothing else from the original file. */
export type Rebuilt = Pick<NewImage, 'bytes' | 'width' | 'height'>;

/** Each returns undefined for a file that does not begin like its kind of picture. */
const rebuilders = {
  'image/png': rebuildPng,
  'image/jpeg': rebuildJpeg,
  'image/webp': rebuildWebp,
} as const;

/** In this process: what is unpacked takes memory and the processor from all other calls. */
const fewAtATime = createSemaphore(2);

/**
 * Rebuilds a picture from its known parts, two at a time. The bytes decide what a file is: names and stated types
 * are not trusted.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for anything but a still PNG, JPEG or WebP picture, or one
 * with something else after it; INVALID_REQUEST for one that is cut off, contradicts itself or has
 * too many pixels.
 */
export function rebuildImage(file: Uint8Array): Promise<KnownPicture> {
  return fewAtATime(() => rebuildKnown(file));
}

type KnownPicture = Rebuilt & Pick<NewImage, 'contentType'>;

async function rebuildKnown(file: Uint8Array): Promise<KnownPicture> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (const contentType of Object.keys(rebuilders) as (keyof typeof rebuilders)[]) {
    const rebuilt = await unlessCutOff(rebuilders[contentType], bytes);
    if (rebuilt !== undefined) return { contentType, ...rebuilt };
  }
  throw unsupportedPicture();
}

async function unlessCutOff(
  rebuild: (bytes: Buffer) => Rebuilt | undefined | Promise<Rebuilt | undefined>,
  bytes: Buffer,
): Promise<Rebuilt | undefined> {
  try {
    return await rebuild(bytes);
  } catch (error) {
    // Something points past the end of the file.
    if (error instanceof RangeError) throw brokenPicture();
    throw error;
  }
}
