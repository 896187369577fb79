import { type Category, categoryOf } from '@thymely/contract/ground/categories';

/** The subject of a message, shown so that no one confirms the wrong thing. */
export type Subject = {
  name: string;
  image?: string | undefined;
  /** The category of a dish: its color is behind the picture, its vessel replaces a missing one. */
  category?: Category | undefined;
};

/** Returns the picture and name above the text as nodes, so that a name is never parsed as HTML. */
export function questionContent(
  subject: Subject,
  text: string | undefined,
  further?: Promise<string>,
): HTMLElement {
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
  if (further) content.append(laterSentence(further));
  return content;
}

/** Its room is there from the start, so that no button moves under a finger. */
function laterSentence(further: Promise<string>): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'subject-further';
  paragraph.role = 'status';
  void further.then((sentence) => {
    paragraph.textContent = sentence;
  });
  return paragraph;
}

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
