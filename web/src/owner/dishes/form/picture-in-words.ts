import { isPaintedPlate } from '../../../model/painted-plate.ts';
import * as words from './words.en.ts';

/** Whether a picture is on this site: a plate or an upload. */
export function isOwnPicture(image: string): boolean {
  return image.startsWith('/dish-art/') || image.startsWith('/api/images/');
}

/** Describes a picture on this site for people. */
export function pictureInWords(image: string): string {
  if (image === '') return words.noPicture;
  if (isPaintedPlate(image)) return words.onPaintedPlate;
  if (image.startsWith('/dish-art/')) return words.platedDrawing;
  return image.startsWith('/api/images/') ? words.uploadedPicture : words.linkedPicture;
}
