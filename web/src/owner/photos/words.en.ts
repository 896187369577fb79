import { plural } from '@thymely/contract/ground/words';

export const text = 'Add the photos of many dishes at once.';

export const photos = 'Photos';
export const choosePhotos = 'Choose photos';
export const chooseMorePhotos = 'Choose more photos';
export const photosHint =
  'Or drop them here, even a whole folder. Up to 500 PNG, JPEG or WebP pictures; large ones are resized. A photo with the name of a dish is matched to it: “Leek Soup.jpg”.';
export const tooMany = (most: number, chosen: string) =>
  `Choose up to ${most} pictures at once. These are ${chosen}.`;
export const tooLarge = (megabytes: number) =>
  `This picture is larger than ${megabytes} MB. Make it smaller and choose it again.`;
export const leftOut = (files: string) => `Left out, because they aren't pictures: ${files}.`;
export const leftOutWithMore = (more: number, files: string) =>
  plural(more, {
    one: `Left out, because they aren't pictures: ${files} and 1 more.`,
    other: `Left out, because they aren't pictures: ${files} and ${more} more.`,
  });

export const chosenPhotos = 'Chosen photos';
export const dishOf = (file: string) => `Dish of ${file}`;
export const dishPlaceholder = 'Type a dish';
export const noSuchDish = 'No dish has this name.';
export const removePhoto = (file: string) => `Remove ${file} from the list`;
export const uploading = 'Uploading';
export const saved = 'Saved';
export const savedEarlier = 'Saved earlier';
export const withoutDish = 'Choose its dish.';
export const foundByName = 'Found by its name.';
export const chosenByHand = 'Chosen by hand.';
export const replacesPhoto = 'Replaces the present photo.';

/** The counts are a list, such as `62 with a dish, 18 need a dish`. */
export const counts = (all: number, photos: string, parts: string) =>
  plural(all, { one: `${photos} photo: ${parts}.`, other: `${photos} photos: ${parts}.` });
export const savedCount = (count: number) =>
  plural(count, { one: '1 saved', other: `${count} saved` });
export const matchedCount = (count: number) =>
  plural(count, { one: '1 with a dish', other: `${count} with a dish` });
export const openCount = (count: number) =>
  plural(count, { one: '1 needs a dish', other: `${count} need a dish` });
export const failedCount = (count: number) =>
  plural(count, { one: '1 failed', other: `${count} failed` });

export const uploadingPhotos = 'Uploading the photos';
export const progress = (total: number, photos: string, done: number) =>
  plural(total, {
    one: `${done} of ${photos} photo done`,
    other: `${done} of ${photos} photos done`,
  });
export const stop = 'Stop';
export const seeAllDishes = 'See all dishes';
export const uploadPhotos = (count: number, photos: string) =>
  plural(count, { one: `Upload ${photos} photo`, other: `Upload ${photos} photos` });
export const retryPhotos = (count: number, photos: string) =>
  plural(count, { one: `Retry ${photos} photo`, other: `Retry ${photos} photos` });
