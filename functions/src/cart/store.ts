import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import type { MenuSnapshot } from '../menu/store.ts';

/** A line as it is stored. The menu decides what is shown as long as the dish is on it. */
export type StoredLine = {
  id: string;
  menuItemId: string;
  quantity: number;
  addedAtMs: number;
  /** The dish when it was added, which is shown once it is off the menu. */
  added: Pick<MenuItem, 'name' | 'image' | 'price'> & {
    /** Where a similar dish is found; absent in lines from before it was kept. */
    category?: string;
  };
  /** The choices when the line was added; absent for none. */
  choices?: readonly ResolvedChoice[];
  /** The diner's note to the kitchen; absent for none. */
  note?: string;
  /** The key of the call that added the line, by which a repeated call finds it. */
  idempotencyKey?: string;
};

/** The lines of a cart, in the order added. */
export type Lines = readonly StoredLine[];

/** The data that decides whether a dish can be added, read at one moment. */
export type AddReading = {
  lines: Lines;
  menu: MenuSnapshot;
  takesNotes: boolean;
  /** The keys of sold-out choices and sizes: see `soldOutKeyOf`. Empty unless they were requested. */
  soldOutChoices: ReadonlySet<string>;
  /** The IDs of sold-out dishes; empty unless they were requested. */
  soldOut: ReadonlySet<string>;
  /** The keys of the last merges into this cart, at most six. */
  merged: readonly string[];
};

/** The new lines, unless nothing changes, and the answer. */
export type CartDecision<Answer> = {
  lines?: Lines;
  /** The keys of the merges to remember from now on; only together with `lines`. */
  merged?: readonly string[];
  answer: Answer;
};

type CartUpdate = { uid: string; email: string };

type Adding = CartUpdate & {
  /** Reads the menu from its cache, at the same time as the rest. */
  readMenu: () => Promise<MenuSnapshot>;
  /** Whether there is a note. This costs one more read, of whether the restaurant accepts notes. */
  hasNote: boolean;
  /** Whether it is needed what is sold out, which costs one more read. */
  needsSoldOut: (menu: MenuSnapshot) => boolean;
  nowMs: () => number;
};

export type CartStore = {
  /** Returns the lines in the order added. */
  read(uid: string): Promise<Lines>;
  update<Answer>(
    update: CartUpdate,
    decide: (reading: { lines: Lines }) => CartDecision<Answer>,
  ): Promise<Answer>;
  /** @throws AppError UNAUTHENTICATED for someone who is being removed, and gets no new cart. */
  add<Answer>(
    adding: Adding,
    decide: (reading: AddReading) => CartDecision<Answer>,
  ): Promise<Answer>;
};
