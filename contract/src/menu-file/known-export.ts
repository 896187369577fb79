/** What an export is recognized by, and how dishes, sizes and modifier lists stand in it. */
export type KnownExport = {
  system: KnownSystem;
  /** Headings that all such files have, and no others. */
  signs: readonly string[];
  /** The columns of each fact, the best one first: the first that has a text counts. */
  columns: Record<ExportFact, readonly ExportHeading[]>;
  /** The columns of what makes a size: several are one name, such as `Large / Thin`. */
  size: readonly ExportHeading[];
  /** What the only size of a dish is called: it is none. */
  noSize: readonly string[];
  /**
   * The column whose text all rows of a dish share. Default: rows of one name and category that
   * follow each other.
   */
  dish?: ExportHeading;
  /** How the categories of a dish stand in its cell; the first one, at its deepest level, counts. */
  categories?: { separator?: string; levels?: string };
  /** The columns of modifier lists. `*` is the name of the list, and a yes says that a dish has it. */
  lists?: ExportHeading;
  /** What cells say of rows that are left out, and of dishes that guests don't see for now. */
  leftOut?: Readonly<Record<ExportHeading, readonly string[]>>;
  resting?: Readonly<Record<ExportHeading, readonly string[]>>;
  /** For files whose rows name the row that they belong to. */
  tree?: ExportTree;
};

export type KnownSystem = 'square' | 'toast' | 'shopify' | 'woocommerce' | 'loyverse';

/** A heading, in any case and with any punctuation. `*` stands for any text. */
export type ExportHeading = string;

export type ExportFact = 'name' | 'category' | 'price' | 'recipe' | 'image';

export type ExportTree = {
  kind: ExportHeading;
  /** What the first word of a cell in the column says the row to be; others are left out. */
  kinds: Readonly<Record<string, 'dish' | 'size' | 'list' | 'choice'>>;
  /** The columns by which others name a row. */
  ids: readonly ExportHeading[];
  /** The column with the ID of the row's parent, and what may precede it. */
  parent: ExportHeading;
  parentPrefix?: string;
  /** The column of rows that only bring a row of this ID to a further parent. */
  attached?: ExportHeading;
  /** The column, and what it says of lists whose choices have prices of their own. */
  ownPrices?: readonly [heading: ExportHeading, text: string];
  /** The column with a yes for what is chosen at first. */
  isDefault?: ExportHeading;
};
