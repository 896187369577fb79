import type { EditConflict, EditParts } from './edit-parts.ts';

/** What is wrong, by the name of the field: `leadMinutes`, `choices.2.price`. */
export type FieldFaults = Partial<Record<string, string>>;

/** What is edited in a form, and how. */
export type EditModel<Values, Saved> = {
  /** The values that the form starts from: of what there is, or of nothing yet. */
  start: (saved: Saved | undefined) => Values;
  /** Sound values as the server would answer with them: `8,5` becomes `8.50`. */
  tidied: (values: Values) => Values;
  faultsOf: (values: Values) => FieldFaults;
  /** Whether a fault is shown before its own field has been left. */
  isShownAtOnce: (name: string, state: { values: Values; touched: ReadonlySet<string> }) => boolean;
  partsOf: (values: Values) => EditParts<Values>;
  /** Whether values that nobody changed are to be saved all the same. */
  isFirst?: (saved: Saved) => boolean;
  /** Whether a form that nobody has changed goes on from what is saved by now. */
  isNewer?: (saved: Saved, base: Saved) => boolean;
  /** Said when somebody else has deleted it: saving it once more adds it again. */
  goneWords?: string;
};

export type EditState<Values, Saved> = {
  /** What the edit started from; nothing is saved yet for a new thing. */
  base: { saved: Saved | undefined; values: Values };
  values: Values;
  conflict: EditConflict<Values> | undefined;
  /** Fields that have been left: only their faults are shown, until the form has been sent. */
  touched: ReadonlySet<string>;
  /** The field that is being typed in: what is said of it stays as it was. */
  held: { name: string; fault: string | undefined } | undefined;
  isSent: boolean;
  /** What the server said about parts of the form, until they change. */
  fromServer: FieldFaults;
  /** What went wrong with the form as a whole. */
  failure: string | undefined;
  isSaved: boolean;
};

/** Values are plain data in a fixed order. */
export function areSame<Values>(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
