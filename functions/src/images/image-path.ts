import { imageSizes, type ImageSize } from '@thymely/contract/images/sizes';

/** Returns a stored picture's path, which an upload returns and dishes and accounts refer to. */
export function imagePathOf(id: string): string {
  return `/api/images/${id}`;
}

/** Returns the ID of a picture in one of its smaller sizes. */
export function sizedIdOf(id: string, size: ImageSize): string {
  return `${id}_${size}`;
}

/** Returns the IDs of a picture in all its sizes, whether they are stored or not. */
export function allIdsOf(id: string): string[] {
  return [id, ...imageSizes.map((size) => sizedIdOf(id, size))];
}

const suffix = `_(?:${imageSizes.join('|')})`;
/** The suffix of a size. The lookbehind excludes a size of a size. */
const sizeSuffix = new RegExp(`(?<!${suffix})${suffix}$`);

/** Returns the ID of the original of a picture in any size. */
export function originalIdOf(id: string): string {
  return id.replace(sizeSuffix, '');
}

/** Returns an uploaded picture's ID from its URL, with or without the site's origin. */
export function imageIdIn(address: string): string | undefined {
  const id = /(?:^|^https?:\/\/[^/]+)\/api\/images\/([\w-]{1,64})(?:[?#]|$)/.exec(address)?.[1];
  return id === undefined ? undefined : originalIdOf(id);
}
