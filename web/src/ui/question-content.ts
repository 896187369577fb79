/** What a question is about, so that no one confirms the wrong thing. */
export type Subject = { name: string; image?: string | undefined };

/** The subject above the text, made of nodes: a name is always text, whatever it contains. */
export function questionContent(subject: Subject, text: string | undefined): HTMLElement {
  const content = document.createElement('div');
  content.append(subjectRow(subject));
  if (text !== undefined) {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    content.append(paragraph);
  }
  return content;
}

function subjectRow({ name, image }: Subject): HTMLElement {
  const row = document.createElement('div');
  row.className = 'subject';
  if (image) row.append(pictureOf(image));
  const words = document.createElement('span');
  words.textContent = name;
  row.append(words);
  return row;
}

/** The name is sufficient: a picture that does not load leaves no gap. */
function pictureOf(image: string): HTMLImageElement {
  const picture = document.createElement('img');
  picture.alt = '';
  picture.addEventListener('error', () => {
    picture.remove();
  });
  picture.src = image;
  return picture;
}
