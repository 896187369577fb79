import { imageSidePixels, imageSizes } from '@thymely/contract/images/sizes';

/** Matches pictures that were uploaded here, by the URLs that the API gives them. */
const uploaded = /^\/api\/images\/[\da-f-]{36}$/;

/**
 * Returns the sizes of an uploaded picture for the browser to choose from; nothing for any other
 * URL.
 *
 * @param sizes the width of the picture on the page, in the syntax of the attribute `sizes`
 */
export function pictureSizes(
  src: string | undefined,
  sizes: string,
): { srcSet?: string; sizes?: string } {
  if (src === undefined || !uploaded.test(src)) return {};
  const smaller = imageSizes.map((size) => `${src}_${size} ${size}w`);
  return { srcSet: [...smaller, `${src} ${imageSidePixels}w`].join(', '), sizes };
}

/** Returns the smallest size of an uploaded picture; any other URL unchanged. */
export function smallPicture(address: string): string {
  return uploaded.test(address) ? `${address}_${imageSizes[0]}` : address;
}
