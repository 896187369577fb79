/**
 * How wide, in pixels, an uploaded picture is kept besides its original: `/images/<id>_320` and
 * `/images/<id>_640`. A picture that is no larger, or is older than these sizes, answers with its original.
 */
export const imageSizes = [320, 640] as const;

export type ImageSize = (typeof imageSizes)[number];
