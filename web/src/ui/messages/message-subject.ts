import type { Category } from '@thymely/contract/ground/categories';
import { presentCategories } from '../../lib/categories.ts';
import { isPhoto } from '../../lib/pictures/is-photo.ts';

/** The subject of a message, shown so that no one confirms the wrong thing. */
export type Subject = {
  name: string;
  /** The picture as screens show it. */
  image?: string | undefined;
  /** The category of a dish, whose color is behind the picture. */
  category?: Category | undefined;
};

/** Returns the picture on the color of its category; none when there is nothing to show. */
export function framedPicture({ image, category }: Subject): HTMLElement | undefined {
  if (!image) return undefined;
  const frame = document.createElement('span');
  frame.className = category
    ? `subject-art tinted tint-${presentCategories().of(category).tint}`
    : 'subject-art';
  const picture = document.createElement('img');
  picture.alt = '';
  if (isPhoto(image)) picture.className = 'is-photo';
  // The name is sufficient: a picture that does not load leaves no gap.
  picture.addEventListener('error', () => {
    frame.remove();
  });
  picture.src = image;
  frame.append(picture);
  return frame;
}
