import { inThousands } from '@thymely/contract/ground/in-words';
import { imageLimits } from '@thymely/contract/images/limits';
import { pictureTypes } from '../../lib/pictures/shrink-picture.ts';
import { matchPhotos, type PhotoDish } from './photo-matching.ts';
import type { AddedPhoto, KeyedFile } from '../parts/photos/photo-memory.ts';
import * as words from './words.en.ts';

export type PhotoState =
  | { step: 'waiting' }
  | { step: 'sending' }
  | { step: 'failed'; fault: string }
  /** It is the picture of its dish now, or since an earlier visit. */
  | { step: 'saved'; isFromEarlier: boolean };

/** A chosen photo, and the dish that it is for. */
export type Photo = {
  /** Identifies the file on this device. */
  key: string;
  file: File;
  dishId: string | undefined;
  /** Whether the name of the file has told the dish. */
  isByName: boolean;
  state: PhotoState;
};

export type ChosenPhotos =
  | {
      photos: Photo[];
      /** The names of files that are no pictures. */
      leftOut: string[];
    }
  /** The reason, in words for a person, why nothing was taken. */
  | { fault: string };

const mostPhotos = imageLimits.adminUploadsPerHour;

type Known = {
  dishes: readonly PhotoDish[];
  /** What was added earlier on this device. */
  added: ReadonlyMap<string, AddedPhoto>;
};

/** Returns the list with further files, each of them once, those without a dish first. */
export function withFiles(
  present: readonly Photo[],
  files: readonly KeyedFile[],
  { dishes, added }: Known,
): ChosenPhotos {
  const listed = new Set(present.map(({ key }) => key));
  const pictures = files.filter(({ file }) => isPicture(file));
  const fresh = [...new Map(pictures.map(({ key, file }) => [key, file]))].filter(
    ([key]) => !listed.has(key),
  );
  if (present.length + fresh.length > mostPhotos) {
    return { fault: words.tooMany(mostPhotos, inThousands(pictures.length)) };
  }
  const byId = new Map(dishes.map((dish) => [dish._id, dish]));
  const done = new Map(
    fresh.flatMap(([key]): [string, string][] => {
      const { dishId = '', path } = added.get(key) ?? {};
      return path !== undefined && byId.get(dishId)?.image === path ? [[key, dishId]] : [];
    }),
  );
  const open = fresh.filter(([key]) => !done.has(key)).map(([key, file]) => ({ key, file }));
  const taken = new Set([...present.map(({ dishId = '' }) => dishId), ...done.values()]);
  const named = open.map(({ key, file }) => ({ key, file, name: file.name }));
  const matched = matchPhotos(named, dishes, taken);
  const more = [
    ...named.map((photo) => newPhoto(photo, matched.get(photo))),
    ...fresh.flatMap(([key, file]) => earlierPhoto(key, file, done.get(key))),
  ];
  const leftOut = files.filter(({ file }) => !isPicture(file)).map(({ file }) => file.name);
  const photos = [...present, ...more.filter(lacksDish), ...more.filter((one) => !lacksDish(one))];
  return { photos, leftOut };
}

function newPhoto({ key, file }: { key: string; file: File }, dishId: string | undefined): Photo {
  const isTooLarge = file.size > imageLimits.photoFileBytes;
  const state: PhotoState = isTooLarge ? { step: 'failed', fault: tooLarge } : { step: 'waiting' };
  return { key, file, dishId, isByName: dishId !== undefined, state };
}

function earlierPhoto(key: string, file: File, dishId: string | undefined): Photo[] {
  if (dishId === undefined) return [];
  return [{ key, file, dishId, isByName: false, state: { step: 'saved', isFromEarlier: true } }];
}

/** A HEIC picture is one to the person, who has to be told what to do about it. */
function isPicture({ type, name }: File): boolean {
  return pictureTypes.split(',').includes(type) || /^image\/|\.hei[cf]$/i.test(type || name);
}

function lacksDish({ dishId, state }: Photo): boolean {
  return dishId === undefined && state.step !== 'saved';
}

const tooLarge = words.tooLarge(imageLimits.photoFileBytes / 1_000_000);

/** Whether the photo can be uploaded now. Too large a file cannot, however often it is tried. */
export function isReady({ dishId, state, file }: Photo): boolean {
  if (dishId === undefined || file.size > imageLimits.photoFileBytes) return false;
  return state.step === 'waiting' || state.step === 'failed';
}

export type PhotoCounts = {
  all: number;
  open: number;
  ready: number;
  failed: number;
  saved: number;
};

export function countPhotos(photos: readonly Photo[]): PhotoCounts {
  const count = (test: (photo: Photo) => boolean) => photos.filter(test).length;
  return {
    all: photos.length,
    open: count((photo) => lacksDish(photo) && photo.state.step === 'waiting'),
    ready: count(isReady),
    failed: count(({ state }) => state.step === 'failed'),
    saved: count(({ state }) => state.step === 'saved'),
  };
}
