import type { FileTable } from '../ground/csv/file-table.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { isYes } from './is-yes.ts';
import type { ExportHeading, KnownExport } from './known-export.ts';
import type { OptionList } from './option-list.ts';
import type { SizedPrice } from './sizes-of-rows.ts';
import * as words from './words.en.ts';

export type ExportRow = FileTable['rows'][number];

/** A dish of an export, whatever rows it has there. */
export type ExportDish = {
  /** The number of its first row. */
  number: number;
  name: string;
  category: string;
  recipe: string;
  image: string;
  /** Undefined where none of its rows says so. A dish rests if all that say something do. */
  isResting: boolean | undefined;
  isMisquoted: boolean;
  prices: SizedPrice[];
  lists: Set<OptionList>;
};

/** What the rows of an export say. */
export type ExportContent = {
  dishes: ExportDish[];
  lists: OptionList[];
  /** The number of rows that are no part of a menu. */
  unknownRows: number;
};

/** Reads what stands in the cells of an export's rows. */
export class ExportCells {
  readonly #known: KnownExport;
  readonly #headings: readonly string[];
  readonly #places = new Map<ExportHeading, readonly number[]>();

  constructor(known: KnownExport, headings: readonly string[]) {
    this.#known = known;
    this.#headings = headings;
  }

  /** Returns the first text in columns with one of the headings. */
  text({ cells }: ExportRow, headings: readonly ExportHeading[]): string {
    for (const heading of headings) {
      for (const place of this.#placesOf(heading)) {
        const text = cells[place]?.trim() ?? '';
        if (text !== '') return text;
      }
    }
    return '';
  }

  /** Whether a cell of a row is one of the texts of its column. */
  says(row: ExportRow, texts: KnownExport['leftOut'] = {}): boolean {
    return Object.entries(texts).some(([heading, all]) => {
      const text = foldText(this.text(row, [heading]));
      return all.some((each) => foldText(each) === text);
    });
  }

  name(row: ExportRow): string {
    return this.text(row, this.#known.columns.name);
  }

  price(row: ExportRow): string {
    return this.text(row, this.#known.columns.price);
  }

  size(row: ExportRow): string {
    const { size, noSize } = this.#known;
    const names = size.map((heading) => this.text(row, [heading]));
    return names.filter((name) => name !== '' && !noSize.includes(name)).join(' / ');
  }

  /** The names of the modifier lists that a dish has by the columns of lists. */
  lists(row: ExportRow): string[] {
    const { lists } = this.#known;
    if (lists === undefined) return [];
    return this.#placesOf(lists).flatMap((place) => {
      return isYes(row.cells[place] ?? '')
        ? (nameIn(this.#headings[place] ?? '', lists) ?? [])
        : [];
    });
  }

  dish(row: ExportRow): ExportDish {
    return {
      number: row.number,
      name: this.name(row),
      category: this.category(row) || words.noCategory,
      recipe: this.text(row, this.#known.columns.recipe),
      image: this.text(row, this.#known.columns.image),
      isResting: this.#isResting(row),
      isMisquoted: row.isMisquoted === true,
      prices: [],
      lists: new Set(),
    };
  }

  /** Takes what only a later row of a dish says. */
  addFacts(dish: ExportDish, row: ExportRow): void {
    const isResting = this.#isResting(row);
    if (isResting !== undefined) dish.isResting = isResting && (dish.isResting ?? true);
    if (dish.category === words.noCategory) dish.category = this.category(row) || dish.category;
    dish.recipe ||= this.text(row, this.#known.columns.recipe);
    dish.image ||= this.text(row, this.#known.columns.image);
    dish.isMisquoted ||= row.isMisquoted === true;
  }

  category(row: ExportRow): string {
    const { columns, categories = {} } = this.#known;
    const text = this.text(row, columns.category);
    const [first = ''] = categories.separator ? text.split(categories.separator) : [text];
    return (categories.levels ? first.split(categories.levels).at(-1) : first)?.trim() ?? '';
  }

  #isResting(row: ExportRow): boolean | undefined {
    const { resting = {} } = this.#known;
    const isSilent = this.text(row, Object.keys(resting)) === '';
    return isSilent ? undefined : this.says(row, resting);
  }

  #placesOf(heading: ExportHeading): readonly number[] {
    const places = this.#places.get(heading) ?? placesOf(this.#headings, heading);
    this.#places.set(heading, places);
    return places;
  }
}

/** Returns the places of the columns that have a heading. */
export function placesOf(headings: readonly string[], wanted: ExportHeading): number[] {
  const key = foldWords(wanted);
  const isWanted = wanted.includes('*')
    ? (heading: string) => nameIn(heading, wanted) !== undefined
    : (heading: string) => foldWords(heading) === key;
  return headings.flatMap((heading, index) => (isWanted(heading) ? [index] : []));
}

/** Returns the text that stands for `*` in a heading. */
function nameIn(heading: string, wanted: ExportHeading): string | undefined {
  const [before = '', after = ''] = wanted.split('*');
  const text = heading.trim();
  const isSo = text.startsWith(before) && text.endsWith(after);
  return isSo && text.length >= before.length + after.length
    ? text.slice(before.length, text.length - after.length).trim()
    : undefined;
}
