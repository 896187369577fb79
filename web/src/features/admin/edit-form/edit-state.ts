import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import {
  conflictOf,
  differencesOf,
  mergeVersions,
  type EditConflict,
  type EditParts,
} from './edit-parts.ts';

/** What is wrong, by the name of the field: `leadMinutes`, `choices.2.price`. */
export type Faults = Partial<Record<string, string>>;

/** What is edited in a form, and how. */
export type EditModel<Values, Saved> = {
  /** The values that the form starts from: of what there is, or of nothing yet. */
  start: (saved: Saved | undefined) => Values;
  /** Sound values as the server would answer with them: `8,5` becomes `8.50`. */
  tidied: (values: Values) => Values;
  faultsOf: (values: Values) => Faults;
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
  fromServer: Faults;
  /** What went wrong with the form as a whole. */
  failure: string | undefined;
  isSaved: boolean;
};

/** Values are plain data in a fixed order. */
export function areSame<Values>(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function startState<Values, Saved>(
  { start }: Pick<EditModel<Values, Saved>, 'start'>,
  saved: Saved | undefined,
): EditState<Values, Saved> {
  const values = start(saved);
  return {
    base: { saved, values },
    values,
    conflict: undefined,
    touched: new Set(),
    held: undefined,
    isSent: false,
    fromServer: {},
    failure: undefined,
    isSaved: false,
  };
}

/** The part of a form that a field belongs to, as the server names it. */
function partOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** What the server said about a part is out of date once that changes. */
export function changedState<Values, Saved>(
  state: EditState<Values, Saved>,
  changes: Partial<Values>,
): EditState<Values, Saved> {
  const others = Object.entries(state.fromServer).filter(([part]) => !(part in changes));
  return {
    ...state,
    values: { ...state.values, ...changes },
    fromServer: Object.fromEntries(others),
    failure: undefined,
    isSaved: false,
  };
}

/** Faults appear and go when a field is left, never while it is typed in. */
export function shownFaults<Values, Saved>(
  { faultsOf, isShownAtOnce }: EditModel<Values, Saved>,
  state: EditState<Values, Saved>,
): Faults {
  const { values, touched, isSent, fromServer, held } = state;
  const found = Object.entries(faultsOf(values)).filter(
    ([name]) => isSent || touched.has(name) || isShownAtOnce(name, state),
  );
  const known = new Set(found.map(([name]) => partOf(name)));
  // What the form found itself is closer to its place.
  const others = Object.entries(fromServer).filter(([part]) => !known.has(part));
  const shown = new Map([...others, ...found]);
  if (held?.fault === undefined) shown.delete(held?.name ?? '');
  else shown.set(held.name, held.fault);
  return Object.fromEntries(shown);
}

export function enteredState<Values, Saved>(
  model: EditModel<Values, Saved>,
  state: EditState<Values, Saved>,
  name: string,
): EditState<Values, Saved> {
  return { ...state, held: { name, fault: shownFaults(model, state)[name] } };
}

export function leftState<Values, Saved>(
  state: EditState<Values, Saved>,
  name: string,
): EditState<Values, Saved> {
  return { ...state, held: undefined, touched: new Set([...state.touched, name]) };
}

type Refusal = Partial<Pick<EditState<unknown, unknown>, 'fromServer' | 'failure'>>;

/** The form as it was, with everything that is wrong with it. */
export function refusedState<Values, Saved>(
  model: EditModel<Values, Saved>,
  state: EditState<Values, Saved>,
  refusal: Refusal,
): EditState<Values, Saved> {
  const cleared = { held: undefined, fromServer: {}, failure: undefined, isSaved: false };
  const refused = { ...state, ...cleared, isSent: true, ...refusal };
  const { held } = state;
  return held ? enteredState(model, refused, held.name) : refused;
}

/** What the server said of single fields of the form, or else of all of it. */
export function refusalIn(error: unknown, values: object): Refusal {
  const fields = isApiError(error) ? Object.entries(error.fields) : [];
  const known = fields.filter(([name]) => name in values);
  return known.length > 0
    ? { fromServer: Object.fromEntries(known) }
    : { failure: messageOf(error) };
}

/** What I changed stays, all else becomes what is saved. There may be nothing left to choose. */
export function metState<Values, Saved>(
  model: EditModel<Values, Saved>,
  state: EditState<Values, Saved>,
  current: Saved,
): EditState<Values, Saved> {
  const { partsOf, start, tidied } = model;
  const versions = {
    base: partsOf(state.base.values),
    mine: partsOf(tidied(state.values)),
    theirs: partsOf(start(current)),
  };
  const conflict = conflictOf(versions);
  const begun = startState(model, current);
  if (conflict.differences.length === 0) return begun;
  return { ...begun, values: mergeVersions(begun.values, versions), conflict };
}

/** How many parts of the form would go if the changes were discarded. */
export function countChanges<Values, Saved>(
  { partsOf }: Pick<EditModel<Values, Saved>, 'partsOf'>,
  { values, base }: Pick<EditState<Values, Saved>, 'values' | 'base'>,
): number {
  return differencesOf(partsOf(values), partsOf(base.values)).length;
}
