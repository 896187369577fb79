import { drawings } from './drawings.ts';

/** Whether a picture is on this site: a drawing, a plate or an upload. */
export function isOwnPicture(image: string): boolean {
  return image.startsWith('/dish-art/') || image.startsWith('/api/images/');
}

/** Describes a picture on this site for people. */
export function pictureInWords(image: string): string {
  if (image === '') return 'None yet.';
  if (image.startsWith('/dish-art/plated/empty-')) return 'An empty plate, until it has a picture.';
  if (image.startsWith('/dish-art/plated/')) return 'Drawn for this dish, on a plate.';
  if (image.startsWith('/api/images/')) return 'A picture that was uploaded.';
  const drawing = drawings.find((each) => each.image === image);
  return drawing ? `A drawing: ${drawing.shows}.` : 'A link to a picture.';
}
