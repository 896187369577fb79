import { uploadImage, type ImagePurpose } from '@thymely/contract/images/endpoints';
import { sendPicture, type PictureRequest } from '../../lib/http/send-picture.ts';
import { loadChunk } from '../../lib/chunks/load-chunk.ts';

export type UploadOptions = Pick<PictureRequest, 'signal' | 'onProgress'>;

type Host = { url: string; key: string };

type Upload = UploadOptions & { purpose: ImagePurpose };

/**
 * Uploads a picture, already shrunk, to the image host and returns its URL.
 * @throws ApiError when the host rejects it
 * @throws DOMException AbortError when `signal` aborts
 */
export function uploadPicture(picture: Blob, upload: Upload): Promise<string> {
  return sendToHost(import.meta.env.VITE_IMAGE_HOST, { ...upload, picture });
}

/**
 * The app's own host gets the access token; another one, configured at build time, gets only the
 * picture and its key.
 */
export async function sendToHost(
  { url: host, key }: Host,
  { purpose, ...request }: Upload & { picture: Blob },
): Promise<string> {
  if (!host.startsWith('/')) {
    const query = new URLSearchParams({ key });
    return sendPicture({ ...request, url: `${host}?${query.toString()}` });
  }
  const query = new URLSearchParams({ purpose });
  const url = `/api${uploadImage.path}?${query.toString()}`;
  const { withSession } = await loadChunk(() => import('../../lib/session/session.ts'));
  return withSession((bearer) => sendPicture({ ...request, url, bearer }));
}
