import { useEffect, useRef, useState } from 'react';
import { useUpdateMenuItem, type EditedDish } from '../../api/menu/menu-editing.ts';
import { uploadPicture } from '../../api/menu/images.ts';
import { shrinkPicture } from '../../lib/pictures/shrink-picture.ts';
import { inLanes } from '../parts/photos/in-lanes.ts';
import { isQuotaUsedUp, photoFault } from '../parts/photos/retry-later.ts';
import { addPhoto, type PhotoCalls } from './add-photo.ts';
import { isReady, withFiles, type Photo } from './photo-list.ts';
import { keyFile, readAddedPhotos } from '../parts/photos/photo-memory.ts';

/** Uploads at the same time: the server decodes a few pictures at once. */
const lanes = 3;

type Chosen = { photos: Photo[]; fault?: string | undefined; leftOut: string[] };

/** The chosen photos, and their uploads. */
export function usePhotos(menu: readonly EditedDish[]) {
  const [{ photos, fault, leftOut }, setChosen] = useState<Chosen>({ photos: [], leftOut: [] });
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const calls = usePhotoCalls(menu);
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort();
  useEffect(() => stop, []);

  const setPhotos = (change: (photos: Photo[]) => Photo[]) => {
    setChosen((chosen) => ({ ...chosen, photos: change(chosen.photos) }));
  };

  const choose = async (files: File[]) => {
    if (files.length === 0) return;
    const keyed = await Promise.all(files.map(keyFile));
    setChosen(({ photos: present }) => {
      const result = withFiles(present, keyed, { dishes: menu, added: readAddedPhotos() });
      return 'fault' in result ? { photos: present, leftOut: [], ...result } : result;
    });
  };

  const change = (key: string, changes: Partial<Photo>) => {
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  };

  const assign = (key: string, dishId: string | undefined) => {
    change(key, { dishId, isByName: false });
  };

  const remove = (key: string) => {
    setPhotos((all) => all.filter((photo) => photo.key !== key));
  };

  const uploadOne = async (photo: Photo, signal: AbortSignal): Promise<void> => {
    const { key, file, dishId } = photo;
    if (dishId === undefined || signal.aborted) return;
    change(key, { state: { step: 'sending' } });
    try {
      const earlier = readAddedPhotos().get(key);
      await addPhoto({ key, file, dishId, earlier, signal }, calls);
      change(key, { state: { step: 'saved', isFromEarlier: false } });
    } catch (error) {
      const isStopped = signal.aborted;
      const failed = { step: 'failed', fault: photoFault(error) } as const;
      change(key, { state: isStopped ? { step: 'waiting' } : failed });
      if (!isStopped && isQuotaUsedUp(error)) stop();
    }
  };

  const upload = async () => {
    const waiting = photos.filter(isReady);
    const { signal } = (controller.current = new AbortController());
    setProgress({ done: 0, total: waiting.length });
    await inLanes(waiting, lanes, async (photo) => {
      if (signal.aborted) return;
      await uploadOne(photo, signal);
      setProgress((now) => now && { ...now, done: now.done + 1 });
    });
    setProgress(undefined);
  };

  return { photos, fault, leftOut, progress, choose, assign, remove, upload, stop };
}

export type Photos = ReturnType<typeof usePhotos>;

/** The calls that make a photo the picture of a dish. */
function usePhotoCalls(menu: readonly EditedDish[]): PhotoCalls {
  const { mutateAsync: update } = useUpdateMenuItem();
  return {
    shrink: shrinkPicture,
    upload: (picture, options) => uploadPicture(picture, { ...options, purpose: 'dish' }),
    assign: async (dishId, image) => {
      const dish = menu.find(({ _id }) => _id === dishId);
      // Only the picture changes, so what somebody else has changed meanwhile stays.
      if (dish) await update({ seen: { ...dish, version: undefined }, changes: { image } });
    },
  };
}
