import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import { limits } from '@thymely/contract/limits';
import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import type { SlidingWindow } from '../http/sliding-window.ts';
import type { Accounts } from '../users/accounts.ts';
import { imageIdIn, imagePathOf } from './image-path.ts';
import type { ImageStore } from './store.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { rebuildImage } from './rebuild-image.ts';

type Parts = { accounts: Accounts; images: ImageStore; uploads: SlidingWindow };
type Request = { caller: Diner; purpose: ImagePurpose | undefined; upload: Upload };

/**
 * Stores a picture and answers where it is served.
 *
 * @throws AppError FORBIDDEN for a picture of a dish by somebody who is no admin, TOO_MANY_REQUESTS,
 * CONFLICT when there are as many pictures as there may be, and whatever is wrong with the file.
 */
export async function uploadImage(
  { accounts, images, uploads }: Parts,
  { caller, purpose = caller.isAdmin ? 'dish' : 'avatar', upload }: Request,
): Promise<string> {
  if (purpose === 'dish' && !caller.isAdmin) {
    throw new AppError('FORBIDDEN', 'Only admins can upload pictures of dishes.');
  }
  // This instance's own count refuses a burst at once; the store's count knows the other instances.
  const waitMs = uploads.take(caller.uid);
  if (waitMs > 0) throw tooManyPictures(waitMs);
  const picture = await rebuildImage(await readUpload(upload));
  const photoUrl = purpose === 'avatar' ? await accounts.findPhotoUrl(caller.uid) : undefined;
  const shownId = photoUrl === undefined ? undefined : imageIdIn(photoUrl);
  const stored = await images.create({ ...picture, purpose, ownerUid: caller.uid }, shownId);
  if ('id' in stored) return imagePathOf(stored.id);
  throw stored.refused === 'full' ? full(purpose) : tooManyPictures(stored.waitMs);
}

function full(purpose: ImagePurpose): AppError {
  const message =
    purpose === 'avatar'
      ? `There's no room for more profile photos: we keep up to ${inWords(limits.avatars)}. Please try again tomorrow.`
      : `There's no room for more dish pictures: we keep up to ${inWords(limits.dishImages)}. Pictures that no dish uses are removed every day.`;
  return new AppError('CONFLICT', message);
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

function tooManyPictures(waitMs: number): AppError {
  const message = `You can upload up to ${limits.imageUploadsPerHour} pictures an hour. Please try again later.`;
  return new AppError('TOO_MANY_REQUESTS', message, {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  });
}
