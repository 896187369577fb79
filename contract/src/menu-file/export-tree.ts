import { foldText } from '../ground/text/fold-text.ts';
import type { ExportCells, ExportContent, ExportDish, ExportRow } from './export-cells.ts';
import { isYes } from './is-yes.ts';
import type { ExportTree, KnownExport } from './known-export.ts';
import type { OptionList } from './option-list.ts';

type Choice = OptionList['choices'][number];

/** Reads an export whose rows name the row that they belong to, in any order. */
export function readExportTree(
  cells: ExportCells,
  known: KnownExport & { tree: ExportTree },
  rows: readonly ExportRow[],
): ExportContent {
  const tree = new TreeReader(cells, known);
  const ofKind = (kind: string) => rows.filter((row) => tree.kindOf(row) === kind);
  for (const row of ofKind('dish')) tree.readDish(row);
  for (const row of ofKind('size')) tree.readSize(row);
  for (const row of ofKind('list')) tree.readList(row);
  for (const row of ofKind('choice')) tree.readChoice(row);
  const unknown = rows.filter((row) => tree.kindOf(row) === undefined).length;
  return {
    dishes: tree.dishes,
    lists: [...new Set(tree.lists.values())],
    unknownRows: unknown + tree.lostSizes,
  };
}

class TreeReader {
  readonly dishes: ExportDish[] = [];
  readonly lists = new Map<string, OptionList>();
  /** The number of sizes whose dish is not in the file. */
  lostSizes = 0;
  readonly #cells: ExportCells;
  readonly #tree: ExportTree;
  readonly #hasCategories: boolean;
  readonly #dishes = new Map<string, ExportDish>();
  readonly #byParent = new Map<string, ExportDish[]>();
  readonly #sized = new Set<ExportDish>();
  /** What every choice of a list costs, if they have no prices of their own. */
  readonly #prices = new Map<OptionList, string>();
  readonly #choices = new Map<string, Choice>();

  constructor(cells: ExportCells, { tree, columns }: KnownExport & { tree: ExportTree }) {
    this.#cells = cells;
    this.#tree = tree;
    this.#hasCategories = columns.category.length > 0;
  }

  kindOf(row: ExportRow): string | undefined {
    const [first = ''] = foldText(this.#cells.text(row, [this.#tree.kind])).split(/[\s,]/);
    return this.#tree.kinds[first];
  }

  readDish(row: ExportRow): void {
    if (this.#attachedId(row) !== '') return;
    const dish = this.#cells.dish(row);
    const parent = this.#parentId(row);
    if (!this.#hasCategories && parent !== '') dish.category = parent;
    const price = this.#cells.price(row);
    if (price !== '') dish.prices.push({ size: '', price });
    for (const id of this.#ids(row)) this.#dishes.set(id, dish);
    this.#byParent.set(parent, [...(this.#byParent.get(parent) ?? []), dish]);
    this.dishes.push(dish);
  }

  readSize(row: ExportRow): void {
    const dish = this.#dishes.get(this.#parentId(row));
    if (dish === undefined) {
      this.lostSizes += 1;
      return;
    }
    // What a dish costs without a size is only a span of its sizes' prices.
    if (!this.#sized.has(dish)) dish.prices = [];
    this.#sized.add(dish);
    const size = this.#cells.size(row) || restOfName(this.#cells.name(row), dish.name);
    dish.prices.push({ size, price: this.#cells.price(row) });
  }

  readList(row: ExportRow): void {
    const attached = this.#attachedId(row);
    const list = attached === '' ? this.#newList(row) : this.lists.get(attached);
    if (list === undefined) return;
    const parent = this.#parentId(row);
    const own = this.#dishes.get(parent);
    const dishes = own ? [own] : (this.#byParent.get(parent) ?? []);
    for (const dish of dishes) dish.lists.add(list);
  }

  readChoice(row: ExportRow): void {
    const list = this.lists.get(this.#parentId(row));
    if (list === undefined) return;
    const { isDefault } = this.#tree;
    const choice = this.#choices.get(this.#attachedId(row)) ?? {
      name: this.#cells.name(row),
      price: this.#cells.price(row) || '0',
      isDefault: isDefault !== undefined && isYes(this.#cells.text(row, [isDefault])),
    };
    for (const id of this.#ids(row)) this.#choices.set(id, choice);
    list.rows.push(row.number);
    list.choices.push({ ...choice, price: this.#prices.get(list) ?? choice.price });
  }

  #newList(row: ExportRow): OptionList {
    const list: OptionList = { name: this.#cells.name(row), rows: [row.number], choices: [] };
    for (const id of this.#ids(row)) this.lists.set(id, list);
    const [heading = '', text = ''] = this.#tree.ownPrices ?? [];
    const hasOwnPrices = foldText(this.#cells.text(row, [heading])) === foldText(text);
    if (!hasOwnPrices) this.#prices.set(list, this.#cells.price(row) || '0');
    return list;
  }

  #ids(row: ExportRow): string[] {
    return this.#tree.ids.map((id) => this.#cells.text(row, [id])).filter((id) => id !== '');
  }

  #parentId(row: ExportRow): string {
    const { parent, parentPrefix = '' } = this.#tree;
    const text = this.#cells.text(row, [parent]);
    return text.startsWith(parentPrefix) ? text.slice(parentPrefix.length) : text;
  }

  #attachedId(row: ExportRow): string {
    const { attached } = this.#tree;
    return attached === undefined ? '' : this.#cells.text(row, [attached]);
  }
}

/** What follows the name of the dish in the name of a size: `Margherita - Large`. */
function restOfName(name: string, dish: string): string {
  return name.startsWith(dish) ? name.slice(dish.length).replace(/^[\s–—-]+/, '') : name;
}
