import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { groupBy } from '@thymely/contract/ground/group-by';

export type PhotoDish = Pick<MenuItem, '_id' | 'name' | 'category' | 'image'>;

/**
 * Returns what a file name says: its last part, without folders and without the ending. It only
 * serves to find a dish, and as a text on the page; nothing is stored under it.
 */
export function photoTitle(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  return base.replace(/\.[^.]*$/, '');
}

/** What cameras, phones and file managers add to the names of copies. */
const additions = /(?<![\s_-])[\s_-]*(?:\(\d{1,9}\)|[\s_-]\d{1,2}|[\s_-]copy)$/i;

/** Each form is tried for all photos before the next one, which is less certain. */
const forms: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => title.replace(additions, ''),
];

type NamedFile = { name: string };

/**
 * Returns the dishes that photos are named after, by the photos. Names are compared without case,
 * accents, blanks and punctuation, as headings and categories of an import are, so `crème-brulee.jpg`
 * is of Crème Brûlée. A name that several dishes have says nothing, and a dish takes one photo.
 *
 * @param taken the IDs of dishes that have a photo already.
 */
export function matchPhotos<Photo extends NamedFile>(
  photos: readonly Photo[],
  dishes: readonly PhotoDish[],
  taken: ReadonlySet<string> = new Set(),
): Map<Photo, string> {
  const named = groupBy(dishes, ({ name }) => foldWords(name));
  const identified = new Map(dishes.map(({ _id }) => [foldWords(_id), _id]));
  const free = new Set(dishes.map(({ _id }) => _id).filter((id) => !taken.has(id)));
  const matched = new Map<Photo, string>();
  for (const formOf of forms) {
    for (const photo of photos) {
      if (matched.has(photo)) continue;
      const words = foldWords(formOf(photoTitle(photo.name)));
      const [only, another] = named.get(words) ?? [];
      const id = only && !another ? only._id : identified.get(words);
      if (id === undefined || !free.delete(id)) continue;
      matched.set(photo, id);
    }
  }
  return matched;
}

/** The names of the dishes as somebody chooses them: with the category where two have one name. */
export function dishLabels(dishes: readonly PhotoDish[]): Map<string, string> {
  const named = groupBy(dishes, ({ name }) => foldWords(name));
  const counted = new Map<string, number>();
  return new Map(
    dishes.map(({ _id, name, category }) => {
      if (named.get(foldWords(name))?.length === 1) return [_id, name];
      const label = `${name} (${category})`;
      const count = (counted.get(label) ?? 0) + 1;
      counted.set(label, count);
      return [_id, count === 1 ? label : `${label} ${count}`];
    }),
  );
}
