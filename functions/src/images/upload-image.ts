import type { ImagePurpose } from '@thymely/contract/images';
import { limits } from '@thymely/contract/limits';
import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import type { SlidingWindow } from '../http/sliding-window.ts';
import { imagePathOf } from './image-path.ts';
import type { ImageStore } from './image-store.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { rebuildImage } from './rebuild-image.ts';

const hourMs = 60 * 60 * 1000;

type Parts = { images: ImageStore; uploads: SlidingWindow };
type Request = { caller: Diner; purpose: ImagePurpose | undefined; upload: Upload };

/**
 * Stores a picture and answers where it is served.
 *
 * @throws AppError FORBIDDEN for a picture of a dish by somebody who is no admin, TOO_MANY_REQUESTS,
 * and whatever is wrong with the file.
 */
export async function uploadImage(
  { images, uploads }: Parts,
  { caller, purpose = caller.isAdmin ? 'dish' : 'avatar', upload }: Request,
): Promise<string> {
  if (purpose === 'dish' && !caller.isAdmin) {
    throw new AppError('FORBIDDEN', 'Only admins can upload pictures of dishes.');
  }
  // This instance's own count refuses a burst at once; the store's count knows the other instances.
  const waitMs = uploads.take(caller.uid);
  if (waitMs > 0) throw tooManyPictures(waitMs);
  const picture = await rebuildImage(await readUpload(upload));
  const sinceMs = Date.now() - hourMs;
  const stored = await images.countSince({ ownerUid: caller.uid, sinceMs });
  if (stored >= limits.imageUploadsPerHour) throw tooManyPictures(hourMs);
  return imagePathOf(await images.create({ ...picture, purpose, ownerUid: caller.uid }));
}

function tooManyPictures(waitMs: number): AppError {
  const message = `You can upload up to ${limits.imageUploadsPerHour} pictures an hour. Please try again later.`;
  return new AppError('TOO_MANY_REQUESTS', message, {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  });
}
