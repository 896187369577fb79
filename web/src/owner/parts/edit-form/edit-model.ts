import type { EditConflict, EditProperties } from './edit-properties.ts';

/** The faults by the name of their field: `name`, `choices.2.price`. */
export type FieldFaults = Partial<Record<string, string>>;

/** Describes what a form edits, and how. */
export type EditModel<Values, Saved> = {
  /** Returns the values that the form starts from; `saved` is undefined for something new. */
  start: (saved: Saved | undefined) => Values;
  /** Returns valid values as the server would return them: `8,5` becomes `8.50`. */
  tidied: (values: Values) => Values;
  faultsOf: (values: Values) => FieldFaults;
  /** Whether a fault is shown before its own field has been left. */
  isShownAtOnce: (name: string, state: { values: Values; touched: ReadonlySet<string> }) => boolean;
  propertiesOf: (values: Values) => EditProperties<Values>;
  /** Whether values that nobody changed have to be saved anyway. */
  isFirst?: (saved: Saved) => boolean;
  /** Whether an unchanged form switches to what has been saved since. */
  isNewer?: (saved: Saved, base: Saved) => boolean;
  /** The message when somebody else has deleted it; saving again adds it back. */
  goneWords?: string;
};

export type EditState<Values, Saved> = {
  /** What the edit started from; `saved` is undefined for something new. */
  base: { saved: Saved | undefined; values: Values };
  values: Values;
  conflict: EditConflict<Values> | undefined;
  /** The fields that have been left. Only their faults are shown until the form is sent. */
  touched: ReadonlySet<string>;
  /** The field that is being edited; its shown fault stays the same meanwhile. */
  held: { name: string; fault: string | undefined } | undefined;
  isSent: boolean;
  /** The server's faults for properties of the form, kept until those properties change. */
  fromServer: FieldFaults;
  /** The fault of the form as a whole. */
  failure: string | undefined;
  isSaved: boolean;
};

/** Compares values, which are plain data in a fixed order. */
export function areSame<Values>(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
