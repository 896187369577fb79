import * as settingsWords from '../ordering/settings/settings-words.en.ts';

/**
 * How an entry states a fact about what was changed: as the text that its document has, as the price
 * in dollars of its `priceCents`, or in words that the function finds for it.
 */
type FactForm = 'text' | 'price' | 'words';

const ofDish = {
  ...({ name: 'text', category: 'text', price: 'price', recipe: 'text', image: 'text' } as const),
  ...inWords('diets', 'allergens', 'options', 'load', 'resting', 'taxRate', 'sizes'),
  ...inWords('served', 'noticeMinutes'),
};
const ofGroup = { name: 'text', ...inWords('choose', 'choices') } as const;
const ofUser = { name: 'text', email: 'text', role: 'text' } as const;
/** The time until which no orders are taken is written as ISO 8601. */
const ofPause = { pausedUntil: 'text', pauseReason: 'text' } as const;
/** The sentence for guests while ordering is closed. */
const ofClosing = { closedNotice: 'text' } as const;
const ofSettings = inWords(...keysOf(settingsWords.names));
/** The dishes whose places changed, each with its place; empty if the newest comes first. */
const ofArrangement = { dishes: 'text' } as const;
/** All categories in their order, with what is set for each; and how their dishes look. */
const ofCategories = inWords('categories', 'looks');
/** A sold-out dish or choice is available again at a time in ISO 8601, or when it is `recalled`. */
const ofStock = { name: 'text', soldOutUntil: 'text' } as const;
/** How many portions are left for the day; absent without a limit. */
const ofPortions = { name: 'text', portionsLeft: 'text' } as const;

/**
 * The kinds of changes on record, with the facts that their entries state before and after. The part
 * before the dot names what was changed.
 */
export const factsOfKinds = {
  'menu.create': ofDish,
  'menu.update': ofDish,
  'menu.delete': ofDish,
  /** An import created or changed a dish: `before` tells which. */
  'menu.import': ofDish,
  /** An import was taken back, and with it this dish. */
  'menu.take-back': ofDish,
  /** The dishes of a category were arranged. */
  'menu.arrange': ofArrangement,
  /** A group of options was created or replaced: `before` tells which. */
  'option-group.save': ofGroup,
  'option-group.delete': ofGroup,
  /** Categories were added, renamed, arranged, hidden, dropped or given another look. */
  'categories.update': ofCategories,
  /** A category was deleted after its dishes had moved to another one. */
  'categories.delete': { name: 'text' },
  'user.promote': ofUser,
  'user.demote': ofUser,
  /** A user joined or left the kitchen staff. */
  'user.role': ofUser,
  'user.delete': ofUser,
  'ordering.pause': ofPause,
  'ordering.resume': ofPause,
  'ordering.update': { ...ofPause, ...ofClosing, ...ofSettings },
  /** An admin closed ordering with a sentence for guests, or reopened it. */
  'ordering.close': ofClosing,
  'ordering.reopen': ofClosing,
  'kitchen.sold-out': ofStock,
  'kitchen.available': ofStock,
  /** The portions of a dish or a size were limited for a day, or no longer are. */
  'kitchen.portions': ofPortions,
} as const satisfies Record<string, Record<string, FactForm>>;

export type AuditKind = keyof typeof factsOfKinds;
export const auditKinds = Object.keys(factsOfKinds) as AuditKind[];

type KeyOfEach<Each> = Each extends unknown ? keyof Each : never;

/** The name of any fact. */
export type FactName = KeyOfEach<(typeof factsOfKinds)[AuditKind]>;
export const factNames = Object.keys(
  Object.assign({}, ...Object.values(factsOfKinds)) as object,
) as FactName[];

export const auditEntriesPerPage = 100;

/** The actor's ID when no account made the change, but an operator on the command line. */
export const operatorId = 'operator';

function inWords<Name extends string>(...names: Name[]): Record<Name, 'words'> {
  return Object.fromEntries(names.map((name) => [name, 'words'])) as Record<Name, 'words'>;
}

function keysOf<Name extends string>(table: Record<Name, string>): Name[] {
  return Object.keys(table) as Name[];
}
