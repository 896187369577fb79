import { type Category, categoryOf } from '@thymely/contract/ground/categories';

/** The subject of a message, shown so that no one confirms the wrong thing. */
export type Subject = {
  name: string;
  image?: string | undefined;
  /** The category of a dish: its color is behind the picture, its vessel replaces a missing one. */
  category?: Category | undefined;
};

/** Returns the picture on the color of its category; none when there is nothing to show. */
export function framedPicture({ image, category }: Subject): HTMLElement | undefined {
  if (!image) return undefined;
  const frame = document.createElement('span');
  frame.className = category
    ? `subject-art tinted tint-${categoryOf(category).tint}`
    : 'subject-art';
  const picture = document.createElement('img');
  picture.alt = '';
  picture.className = kindOfPicture(image);
  picture.addEventListener('error', () => {
    const vessel = category && `/dish-art/vessels/${category}.webp`;
    // The name is sufficient: a picture that does not load leaves no gap.
    if (!vessel || picture.src.endsWith(vessel)) frame.remove();
    else {
      picture.className = 'is-plated';
      picture.src = vessel;
    }
  });
  picture.src = image;
  frame.append(picture);
  return frame;
}

/** Returns the class of a picture: as on a card, drawings are smaller and photos fill it. */
function kindOfPicture(image: string): string {
  if (image.startsWith('/dish-art/plated/')) return 'is-plated';
  return image.startsWith('/dish-art/') ? 'is-drawing' : 'is-photo';
}
