import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import { limits } from '@thymely/contract/ground/limits';
import { AppError, retryAfter } from '../platform/app-error.ts';

export function brokenPicture(cause?: unknown): AppError {
  return badPicture('This picture is damaged or incomplete. Please choose another one.', cause);
}

export function unsupportedPicture(
  message = 'Please choose a PNG, JPEG or WebP picture.',
): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message);
}

/** The error for anything after the end of a picture: a second picture, a page, an archive. */
export function notOnlyAPicture(): AppError {
  return unsupportedPicture('This file contains more than a picture. Please choose another one.');
}

export function animatedPicture(): AppError {
  return unsupportedPicture("Animated pictures aren't supported. Please choose another one.");
}

/**
 * Checks the size in a picture's header, before anything else is done with the picture.
 *
 * @throws AppError INVALID_REQUEST
 */
export function requireSize({ width, height }: { width: number; height: number }): void {
  if (width < 1 || height < 1) throw brokenPicture();
  if (width > limits.imagePixels || height > limits.imagePixels) throw tooManyPixels();
}

export function tooManyPixels(): AppError {
  return badPicture(`A picture can be up to ${inWords(limits.imagePixels)} pixels on each side.`);
}

/** The maximum size of a decoded picture: the maximum number of pixels, with four bytes each. */
const mostUnpackedBytes = 64 * 1024 * 1024;

/**
 * Checks the decoded size. Only a 16-bit PNG can exceed it without having too many pixels, because
 * all other kinds take at most four bytes per pixel.
 *
 * @throws AppError INVALID_REQUEST
 */
export function requireUnpackedBytes(bytes: number): void {
  if (bytes <= mostUnpackedBytes) return;
  throw badPicture('This picture has too many pixels of 16 bits. Save it with 8 bits, or smaller.');
}

function badPicture(message: string, cause?: unknown): AppError {
  return new AppError('INVALID_REQUEST', message, { fields: { image: message }, cause });
}

export function noSuchPicture(): AppError {
  return new AppError('NOT_FOUND', "This picture doesn't exist.");
}

export function noRoom(purpose: ImagePurpose): AppError {
  const message =
    purpose === 'avatar'
      ? `There's no room for more profile photos: we keep up to ${inWords(limits.avatars)}. Please try again tomorrow.`
      : `There's no room for more dish pictures: we keep up to ${inWords(limits.dishImages)}. Pictures that no dish uses are removed every day.`;
  return new AppError('CONFLICT', message);
}

export function tooManyPictures(waitMs: number): AppError {
  const message = `You can upload up to ${limits.imageUploadsPerHour} pictures an hour. Please try again later.`;
  return new AppError('TOO_MANY_REQUESTS', message, { headers: retryAfter(waitMs) });
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
