import { imageSidePixels, imageSizes } from '@thymely/contract/images/sizes';

/** Pictures that were uploaded here, by the names that the API gives them. */
const uploaded = /^\/api\/images\/[\da-f-]{36}$/;

/**
 * The sizes of an uploaded picture, for the browser to choose from; nothing for any other address.
 *
 * @param sizes how wide the picture is shown, as the attribute `sizes` says it.
 */
export function pictureSizes(
  src: string | undefined,
  sizes: string,
): { srcSet?: string; sizes?: string } {
  if (src === undefined || !uploaded.test(src)) return {};
  const smaller = imageSizes.map((size) => `${src}_${size} ${size}w`);
  return { srcSet: [...smaller, `${src} ${imageSidePixels}w`].join(', '), sizes };
}

/** The smallest size of an uploaded picture; any other address as it is. */
export function smallPicture(address: string): string {
  return uploaded.test(address) ? `${address}_${imageSizes[0]}` : address;
}
