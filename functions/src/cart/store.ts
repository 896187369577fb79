import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { ResolvedChoice } from '@thymely/contract/options/choices';
import type { MenuSnapshot } from '../menu/store.ts';

/** A line as it is stored. What is shown comes from the menu, as long as the dish is on it. */
export type StoredLine = {
  id: string;
  menuItemId: string;
  quantity: number;
  addedAtMs: number;
  /** The dish as it was when added: all there is to show once it is off the menu. */
  added: Pick<MenuItem, 'name' | 'image' | 'price'>;
  /** Likewise as they were when added. Absent: none. */
  choices?: readonly ResolvedChoice[];
  /** What the diner said to the kitchen. Absent: nothing. */
  note?: string;
  /** From the call that added the line. A repeated call finds its own line by it. */
  idempotencyKey?: string;
};

/** In the order added. */
export type Lines = readonly StoredLine[];

/** What decides whether a dish can be added, read at one moment. */
export type AddReading = {
  lines: Lines;
  menu: MenuSnapshot;
  takesNotes: boolean;
  /** As `groupId.choiceId`; none unless they were asked for. */
  soldOutChoices: ReadonlySet<string>;
};

/** The new lines, unless nothing changes, and what to answer. */
export type CartDecision<Answer> = { lines?: Lines; answer: Answer };

type CartUpdate = { uid: string; email: string };

type Adding = CartUpdate & {
  /** The menu is read from its cache, at the same time as the rest. */
  readMenu: () => Promise<MenuSnapshot>;
  /** Costs one read more, to know whether the restaurant takes notes. */
  hasNote: boolean;
  /** Likewise, to know which choices are sold out now. */
  needsSoldOut: (menu: MenuSnapshot) => boolean;
  nowMs: () => number;
};

export type CartStore = {
  /** In the order added. */
  read(uid: string): Promise<Lines>;
  update<Answer>(
    update: CartUpdate,
    decide: (reading: { lines: Lines }) => CartDecision<Answer>,
  ): Promise<Answer>;
  /** @throws AppError UNAUTHENTICATED for someone who is being removed: they get no cart. */
  add<Answer>(
    adding: Adding,
    decide: (reading: AddReading) => CartDecision<Answer>,
  ): Promise<Answer>;
};
