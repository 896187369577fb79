/** The longest side, in pixels, of a stored picture. The app sends no larger ones. */
export const imageSidePixels = 1280;

/**
 * The widths, in pixels, in which an uploaded picture is stored besides its original:
 * `/images/<id>_320` and `/images/<id>_640`. For a picture that is no larger, or was uploaded
 * before these sizes existed, the original is served instead.
 */
export const imageSizes = [320, 640] as const;

export type ImageSize = (typeof imageSizes)[number];
