import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import { areSame, type EditModel, type EditState, type FieldFaults } from './edit-model.ts';
import { conflictOf, differencesOf, mergeVersions } from './edit-properties.ts';

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

type Save<Values, Saved> = {
  /** What is saved now; undefined if the form begins anew. */
  saved: Saved | undefined;
  /** The values as they were when they were sent. */
  sent: Values;
};

/** Returns the state after a save. What was changed while that was on its way stays. */
export function savedState<Values extends object, Saved>(
  model: EditModel<Values, Saved>,
  { values }: EditState<Values, Saved>,
  { saved, sent }: Save<Values, Saved>,
): EditState<Values, Saved> {
  const begun = { ...startState(model, saved), isSaved: true };
  if (saved === undefined) return begun;
  const before = new Map(Object.entries(sent));
  const later = Object.entries(values).filter(([name, value]) => !areSame(value, before.get(name)));
  return { ...begun, values: { ...begun.values, ...Object.fromEntries(later) } };
}

/** Returns the property of a form that a field belongs to, as the server names it. */
function propertyOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** Applies changes, and drops the server's faults about the changed properties. */
export function changedState<Values, Saved>(
  state: EditState<Values, Saved>,
  changes: Partial<Values>,
): EditState<Values, Saved> {
  const others = Object.entries(state.fromServer).filter(([property]) => !(property in changes));
  return {
    ...state,
    values: { ...state.values, ...changes },
    fromServer: Object.fromEntries(others),
    failure: undefined,
    isSaved: false,
  };
}

/** Returns the faults to show. They change when a field is left, and never while it is edited. */
export function shownFaults<Values, Saved>(
  { faultsOf, isShownAtOnce }: EditModel<Values, Saved>,
  state: EditState<Values, Saved>,
): FieldFaults {
  const { values, touched, isSent, fromServer, held } = state;
  const found = Object.entries(faultsOf(values)).filter(
    ([name]) => isSent || touched.has(name) || isShownAtOnce(name, state),
  );
  const known = new Set(found.map(([name]) => propertyOf(name)));
  // The form's own faults are shown rather than the server's, as they name the exact field.
  const others = Object.entries(fromServer).filter(([property]) => !known.has(property));
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

/** Returns the form as it was, with all of its faults shown. */
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

/** Returns the server's faults for single fields of the form, or else for all of it. */
export function saveRefusal(error: unknown, values: object): Refusal {
  const fields = isApiError(error) ? Object.entries(error.fields) : [];
  const known = fields.filter(([name]) => name in values);
  return known.length > 0
    ? { fromServer: Object.fromEntries(known) }
    : { failure: messageOf(error) };
}

/**
 * Keeps what I changed and takes over everything else; there may be no conflict left.
 *
 * @param state with the valid values that were sent.
 * @param present what these have become since then.
 */
export function metState<Values, Saved>(
  { propertiesOf, start, tidied }: EditModel<Values, Saved>,
  { base, values: sent }: EditState<Values, Saved>,
  current: Saved,
  present = sent,
): EditState<Values, Saved> {
  const later = { base: propertiesOf(sent), mine: propertiesOf(present) };
  const versions = {
    base: propertiesOf(base.values),
    mine: propertiesOf(mergeVersions(tidied(sent), later)),
    theirs: propertiesOf(start(current)),
  };
  const conflict = conflictOf(versions);
  const begun = startState({ start }, current);
  if (conflict.differences.length === 0) return begun;
  return { ...begun, values: mergeVersions(begun.values, versions), conflict };
}

/** Returns how many properties of the form would be lost if the changes were discarded. */
export function countChanges<Values, Saved>(
  { propertiesOf }: Pick<EditModel<Values, Saved>, 'propertiesOf'>,
  { values, base }: Pick<EditState<Values, Saved>, 'values' | 'base'>,
): number {
  return differencesOf(propertiesOf(values), propertiesOf(base.values)).length;
}
