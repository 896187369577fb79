import type { QueryClient } from '@tanstack/react-query';
import { uploadPicture } from '../../../api/menu/images.ts';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { shrinkImage, UnusablePicture } from '../../../lib/pictures/shrink-picture.ts';
import { copyStillThere, readAddedPhotos } from '../../parts/photos/photo-memory.ts';
import type { ImportRunState } from '../import-run.ts';
import type { FileRow } from '../reviewed-row.ts';
import * as words from '../words.en.ts';
import { createPictureCopy } from './copy-pictures.ts';
import { hasLinked, picturesToCopy, tryPictures, type TriedPicture } from './linked-pictures.ts';
import { loadPicture, tryPicture } from './load-picture.ts';
import { Patience } from './patience.ts';

type Progress = { signal: AbortSignal; onProgress: (progress: ImportRunState) => void };

/** Returns what tries the pictures of a file that are on other sites, in this browser. */
export function createPictureTrial(client: QueryClient) {
  const tried = new Map<string, TriedPicture>();
  return async (rows: readonly FileRow[], progress: Progress): Promise<readonly FileRow[]> => {
    if (!hasLinked(rows)) return rows;
    const menu = await client.fetchQuery(freshMenuQuery);
    const onMenu = new Set(menu.map(({ image }) => image));
    const added = readAddedPhotos();
    const copyOf = (address: string) =>
      copyStillThere(added.get(address), { onMenu, nowMs: Date.now() });
    return tryPictures(rows, { onMenu, copyOf, tryPicture, tried, ...progress });
  };
}

/** Returns what copies the pictures of rows that their sites allow to be copied. */
export function createCopyOf(rows: readonly FileRow[]) {
  const patience = new Patience();
  return createPictureCopy(picturesToCopy(rows), {
    fetch: async (address, signal) => {
      const load = () => loadPicture(address, { toCopy: true, signal });
      const picture = await patience.askFor(address, load);
      if (typeof picture !== 'string') return shrinkImage(picture);
      throw new UnusablePicture(words.pictureSilent);
    },
    upload: (picture, options) => uploadPicture(picture, { ...options, purpose: 'dish' }),
  });
}
