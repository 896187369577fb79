import { imageSizes, type ImageSize } from '@thymely/contract/images/sizes';

/** Where a stored picture is served: what an upload returns, and what dishes and accounts refer to. */
export function imagePathOf(id: string): string {
  return `/api/images/${id}`;
}

/** The id of a picture in one of its smaller sizes. */
export function sizedIdOf(id: string, size: ImageSize): string {
  return `${id}_${size}`;
}

/** The ids of a picture in all its sizes, whether they are kept or not. */
export function allIdsOf(id: string): string[] {
  return [id, ...imageSizes.map((size) => sizedIdOf(id, size))];
}

const suffix = `_(?:${imageSizes.join('|')})`;
/** A size has no sizes of its own. */
const sizeSuffix = new RegExp(`(?<!${suffix})${suffix}$`);

/** The id of the picture that an id names, in whatever size. */
export function originalIdOf(id: string): string {
  return id.replace(sizeSuffix, '');
}

/** The id of an uploaded picture in its URL, with or without the site's origin, in whatever size. */
export function imageIdIn(address: string): string | undefined {
  const id = /(?:^|^https?:\/\/[^/]+)\/api\/images\/([\w-]{1,64})(?:[?#]|$)/.exec(address)?.[1];
  return id === undefined ? undefined : originalIdOf(id);
}
