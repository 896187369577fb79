import { categories, type Category } from '@thymely/contract/ground/categories';

/** What a message is about, so that no one confirms the wrong thing. */
export type Subject = {
  name: string;
  image?: string | undefined;
  /** Of a dish: the color behind its picture, and the vessel in place of a picture that is missing. */
  category?: Category | undefined;
};

/** Picture and name above the text, made of nodes: a name is always text, whatever it contains. */
export function questionContent(subject: Subject, text: string | undefined): HTMLElement {
  const content = document.createElement('div');
  content.className = 'subject';
  const frame = framedPicture(subject);
  const name = document.createElement('p');
  name.className = 'subject-name';
  name.dir = 'auto';
  name.textContent = subject.name;
  if (frame) content.append(frame);
  content.append(name);
  if (text !== undefined) {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    content.append(paragraph);
  }
  return content;
}

/** The picture on the color of its category; none when there is nothing to show. */
export function framedPicture({ image, category }: Subject): HTMLElement | undefined {
  if (!image) return undefined;
  const frame = document.createElement('span');
  frame.className = category ? `subject-art tinted ${categories[category].tint}` : 'subject-art';
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

/** As on a card: a plated dish as it is, a photo up to the edges, a single drawing smaller. */
function kindOfPicture(image: string): string {
  if (image.startsWith('/dish-art/plated/')) return 'is-plated';
  return image.startsWith('/dish-art/') ? 'is-drawing' : 'is-photo';
}
