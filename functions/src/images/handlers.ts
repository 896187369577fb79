import { hourMs } from '@thymely/contract/ground/time';
import { imageHeaders } from '../http/cache-headers.ts';
import { createSlidingWindow } from '../http/rate-limits.ts';
import type { HandlersOf } from '../http/route.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import type { ImageStore } from './store.ts';
import { uploadImage } from './upload-image.ts';
import { uploadQuotaOf } from './upload-quota.ts';

type ImagesHandlersDeps = { accounts: Accounts; images: ImageStore };

export function imagesHandlers(deps: ImagesHandlersDeps): HandlersOf<'uploadImage' | 'getImage'> {
  const windowOf = (isAdmin: boolean) =>
    createSlidingWindow({ most: uploadQuotaOf({ isAdmin }).pictures, windowMs: hourMs });
  const [uploads, adminUploads] = [windowOf(false), windowOf(true)];
  return {
    async uploadImage({ caller, query: { purpose }, rawBody, header }) {
      const upload = { contentType: header('content-type'), rawBody };
      const window = caller.isAdmin ? adminUploads : uploads;
      const path = await uploadImage({ ...deps, uploads: window }, { caller, purpose, upload });
      return { body: { success: true, data: { display_url: path } } };
    },

    async getImage({ params }) {
      const { bytes, contentType, purpose } = await deps.images.get(params.id);
      return { headers: imageHeaders(purpose), contentType, content: bytes };
    },
  };
}
