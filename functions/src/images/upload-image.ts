import type { ImagePurpose } from '@thymely/contract/images/endpoints';
import { AppError } from '../platform/app-error.ts';
import type { Diner } from '../sign-in/caller.ts';
import type { SlidingWindow } from '../http/rate-limits.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { tooManyPictures } from './errors.ts';
import { imageIdIn, imagePathOf } from './image-path.ts';
import type { ImageStore } from './store.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { uploadQuotaOf } from './upload-quota.ts';
import { rebuildImage } from './rebuild-image.ts';
import * as words from './words.en.ts';

type UploadImageDeps = { accounts: Accounts; images: ImageStore; uploads: SlidingWindow };
type UploadImageInput = { caller: Diner; purpose: ImagePurpose | undefined; upload: Upload };

/**
 * Stores a picture and returns its path.
 *
 * @throws AppError FORBIDDEN for a dish picture from someone who is not an admin,
 * TOO_MANY_REQUESTS, CONFLICT when the maximum number of pictures is reached, and the errors of an
 * invalid file.
 */
export async function uploadImage(
  { accounts, images, uploads }: UploadImageDeps,
  { caller, purpose = caller.isAdmin ? 'dish' : 'avatar', upload }: UploadImageInput,
): Promise<string> {
  if (purpose === 'dish' && !caller.isAdmin) {
    throw new AppError('FORBIDDEN', words.onlyAdmins);
  }
  // The instance's own count refuses a burst at once. The store's count covers all instances.
  const waitMs = uploads.take(caller.uid);
  const quota = uploadQuotaOf(caller);
  if (waitMs > 0) throw tooManyPictures(quota, waitMs);
  const sent = await readUpload(upload);
  const picture = await rebuildImage(sent);
  const photoUrl = purpose === 'avatar' ? await accounts.findPhotoUrl(caller.uid) : undefined;
  const shownId = photoUrl === undefined ? undefined : imageIdIn(photoUrl);
  const image = { ...picture, purpose, ownerUid: caller.uid };
  const options = { shownId, quota, uploadBytes: sent.length };
  return imagePathOf(await images.create(image, options));
}
