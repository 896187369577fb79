/** The longest side, in pixels, that a picture is kept with. The app sends no larger ones. */
export const imageSidePixels = 1280;

/**
 * How wide, in pixels, an uploaded picture is kept besides its original: `/images/<id>_320` and
 * `/images/<id>_640`. A picture that is no larger, or is older than these sizes, answers with its original.
 */
export const imageSizes = [320, 640] as const;

export type ImageSize = (typeof imageSizes)[number];
