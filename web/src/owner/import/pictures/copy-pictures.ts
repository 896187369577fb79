import type { UploadOptions } from '../../../api/menu/images.ts';
import { isApiError } from '../../../lib/http/api-error.ts';
import { UnusablePicture } from '../../../lib/pictures/shrink-picture.ts';
import { inLanes } from '../../parts/photos/in-lanes.ts';
import { rememberPhoto } from '../../parts/photos/photo-memory.ts';
import { photoFault, retryLater } from '../../parts/photos/retry-later.ts';
import type { ImportRunState } from '../import-run.ts';
import type { CopiedPictures } from './linked-pictures.ts';

/** Uploads at the same time: the server decodes a few pictures at once. */
const lanes = 3;

type CopyCalls = {
  /** Loads a picture of another site and makes it small enough. */
  fetch: (address: string, signal: AbortSignal) => Promise<Blob>;
  upload: (picture: Blob, options: UploadOptions) => Promise<string>;
};

type Progress = { signal: AbortSignal; onProgress: (progress: ImportRunState) => void };

/**
 * Returns what copies pictures of other sites to ours. What was copied is remembered at once, so that
 * another call resumes there. A picture that cannot be copied keeps its link; once there is no room
 * for another one in this hour or at all, so do the rest.
 */
export function createPictureCopy(addresses: readonly string[], { fetch, upload }: CopyCalls) {
  const paths = new Map<string, string>();
  const faults = new Map<string, string>();

  /** @throws whatever concerns more than one picture; another call then resumes from there */
  return async ({ signal, onProgress }: Progress): Promise<CopiedPictures> => {
    const waiting = addresses.filter((address) => !paths.has(address) && !faults.has(address));
    const tell = () => {
      const done = paths.size + faults.size;
      onProgress({ done, total: addresses.length, isOfPictures: true });
    };
    let noRoom: string | undefined;
    if (addresses.length > 0) tell();
    await inLanes(waiting, lanes, async (address) => {
      if (noRoom === undefined) {
        try {
          const picture = await fetch(address, signal);
          const path = await retryLater(() => upload(picture, { signal }), signal);
          paths.set(address, path);
          rememberPhoto(address, { path, atMs: Date.now() });
        } catch (error) {
          if (isNoRoom(error)) noRoom = photoFault(error);
          else if (isOfOnePicture(error)) faults.set(address, photoFault(error));
          else throw error;
        }
      }
      if (noRoom !== undefined && !paths.has(address)) faults.set(address, noRoom);
      tell();
    });
    return { paths, faults };
  };
}

function isNoRoom(error: unknown): boolean {
  return isApiError(error, 429) || isApiError(error, 409);
}

/** Whether the picture was refused, and not the person or all pictures. */
function isOfOnePicture(error: unknown): boolean {
  if (error instanceof UnusablePicture) return true;
  return isApiError(error, 400) || isApiError(error, 413) || isApiError(error, 415);
}
