import { limits } from '@thymely/contract/limits';
import { AppError } from '../http/app-error.ts';
import type { NewImage } from './image-store.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

/** What a reader found out from headers alone; nothing is ever decoded. */
export type ImageFrame = {
  width: number;
  height: number;
  /** Where the picture ends; more than the file has means that it was cut off. */
  end: number;
};

/** Each answers undefined for what does not begin as its kind of picture does. */
const readers = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
} as const;

/**
 * What a file is, by its own bytes: names and stated types are not believed.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for anything but a PNG, JPEG or WebP picture, or one with
 * something else behind it; INVALID_REQUEST for one that is cut off or has too many pixels.
 */
export function inspectImage(file: Uint8Array): Pick<NewImage, 'contentType' | 'width' | 'height'> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  for (const contentType of Object.keys(readers) as (keyof typeof readers)[]) {
    const frame = readFrame(readers[contentType], bytes);
    if (frame === undefined) continue;
    requireWhole(frame, bytes.length);
    requireSize(frame);
    return { contentType, width: frame.width, height: frame.height };
  }
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please choose a PNG, JPEG or WebP picture.');
}

function readFrame(
  read: (bytes: Buffer) => ImageFrame | undefined,
  bytes: Buffer,
): ImageFrame | undefined {
  try {
    return read(bytes);
  } catch (error) {
    // A header that points behind the end of the file.
    if (error instanceof RangeError) throw brokenPicture();
    throw error;
  }
}

function requireWhole({ end }: ImageFrame, length: number): void {
  if (end > length) throw brokenPicture();
  if (end < length) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This file contains more than a picture. Please choose another one.',
    );
  }
}

function requireSize({ width, height }: ImageFrame): void {
  if (width < 1 || height < 1) throw brokenPicture();
  if (width > limits.imagePixels || height > limits.imagePixels) {
    const message = `A picture can be up to ${limits.imagePixels.toLocaleString('en-US')} pixels on each side.`;
    throw new AppError('INVALID_REQUEST', message, { fields: { image: message } });
  }
}

export function brokenPicture(): AppError {
  const message = 'This picture is damaged or incomplete. Please choose another one.';
  return new AppError('INVALID_REQUEST', message, { fields: { image: message } });
}
