import { drawings } from './drawings.ts';
import * as words from './words.en.ts';

/** Whether a picture is on this site: a drawing, a plate or an upload. */
export function isOwnPicture(image: string): boolean {
  return image.startsWith('/dish-art/') || image.startsWith('/api/images/');
}

/** Describes a picture on this site for people. */
export function pictureInWords(image: string): string {
  if (image === '') return words.noPicture;
  if (image.startsWith('/dish-art/plated/empty-')) return words.emptyPlate;
  if (image.startsWith('/dish-art/plated/')) return words.platedDrawing;
  if (image.startsWith('/api/images/')) return words.uploadedPicture;
  const drawing = drawings.find((each) => each.image === image);
  return drawing ? words.drawingOf(drawing.shows) : words.linkedPicture;
}
