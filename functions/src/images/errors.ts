import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import { imageLimits } from '@thymely/contract/images/limits';
import { inThousands } from '@thymely/contract/ground/in-words';
import { AppError, retryAfter } from '../platform/app-error.ts';
import type { UploadQuota } from './upload-quota.ts';
import * as words from './words.en.ts';

export function brokenPicture(cause?: unknown): AppError {
  return badPicture(words.broken, cause);
}

export function unsupportedPicture(message: string = words.unsupported): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message);
}

/** The error for anything after the end of a picture: a second picture, a page, an archive. */
export function notOnlyAPicture(): AppError {
  return unsupportedPicture(words.notOnlyPicture);
}

export function animatedPicture(): AppError {
  return unsupportedPicture(words.animated);
}

/**
 * Checks the size in a picture's header, before anything else is done with the picture.
 *
 * @throws AppError INVALID_REQUEST
 */
export function requireSize({ width, height }: { width: number; height: number }): void {
  if (width < 1 || height < 1) throw brokenPicture();
  if (width > imageLimits.imagePixels || height > imageLimits.imagePixels) throw tooManyPixels();
}

export function tooManyPixels(): AppError {
  return badPicture(words.tooManyPixels(inThousands(imageLimits.imagePixels)));
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
  throw badPicture(words.tooMuchUnpacked);
}

function badPicture(message: string, cause?: unknown): AppError {
  return new AppError('INVALID_REQUEST', message, { fields: { image: message }, cause });
}

export function noSuchPicture(): AppError {
  return new AppError('NOT_FOUND', words.noSuchPicture);
}

export function noRoom(purpose: ImagePurpose): AppError {
  const message =
    purpose === 'avatar'
      ? words.tooManyAvatars(inThousands(imageLimits.avatars))
      : words.tooManyDishPictures(inThousands(imageLimits.dishImages));
  return new AppError('CONFLICT', message);
}

export function tooManyPictures({ pictures, bytes }: UploadQuota, waitMs: number): AppError {
  const message =
    bytes === Infinity
      ? words.tooManyUploads(pictures)
      : words.tooManyUploadsOrBytes(pictures, bytes / 1_000_000);
  return new AppError('TOO_MANY_REQUESTS', message, { headers: retryAfter(waitMs) });
}
