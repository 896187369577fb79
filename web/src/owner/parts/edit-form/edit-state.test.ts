import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import type { EditModel } from './edit-model.ts';
import type { EditProperty } from './edit-properties.ts';
import {
  changedState,
  countChanges,
  enteredState,
  leftState,
  metState,
  saveRefusal,
  refusedState,
  savedState,
  shownFaults,
  startState,
} from './edit-state.ts';

type Values = { name: string; price: string; recipe: string };

const property = (values: Values, field: keyof Values): [string, EditProperty<Values>] => [
  field,
  {
    label: field,
    words: values[field],
    value: values[field],
    putInto: (other) => ({ ...other, [field]: values[field] }),
  },
];

const model: EditModel<Values, Values> = {
  start: (saved = { name: '', price: '', recipe: '' }) => saved,
  tidied: (values) => ({ ...values, price: Number(values.price).toFixed(2) }),
  faultsOf: ({ name, price }) => ({
    ...(name === '' && { name: 'Name is required.' }),
    ...(!(Number(price) > 0) && { price: 'Price must be a number.' }),
  }),
  isShownAtOnce: () => false,
  propertiesOf: (values) =>
    new Map((['name', 'price', 'recipe'] as const).map((field) => property(values, field))),
};

const soup: Values = { name: 'Soup', price: '6.40', recipe: 'Leeks.' };
const start = startState(model, soup);

describe('a save', () => {
  const sent = { ...soup, price: '7' };
  const saved = { ...soup, price: '7.00' };

  it('leaves the form with what is saved', () => {
    const state = savedState(model, changedState(start, sent), { saved, sent });
    expect(state).toEqual({ ...startState(model, saved), isSaved: true });
  });

  it('leaves what was typed while it was on its way', () => {
    const typed = changedState(changedState(start, sent), { recipe: 'Leeks and cream.' });
    const state = savedState(model, typed, { saved, sent });
    expect(state.values).toEqual({ ...saved, recipe: 'Leeks and cream.' });
    expect(state.base.values).toEqual(saved);
  });

  it('of something new lets the form begin anew', () => {
    const state = savedState(model, changedState(start, sent), { saved: undefined, sent });
    expect(state.values).toEqual({ name: '', price: '', recipe: '' });
  });
});

describe('faults', () => {
  const wrong = changedState(start, { price: 'much' });

  it('appear once their field has been left', () => {
    expect(shownFaults(model, wrong)).toEqual({});
    expect(shownFaults(model, leftState(wrong, 'name'))).toEqual({});
    expect(shownFaults(model, leftState(wrong, 'price'))).toEqual({
      price: 'Price must be a number.',
    });
  });

  it('neither appear nor disappear while their field is edited', () => {
    const entered = enteredState(model, leftState(start, 'price'), 'price');
    expect(shownFaults(model, changedState(entered, { price: 'much' }))).toEqual({});
    const mended = changedState(enteredState(model, leftState(wrong, 'price'), 'price'), {
      price: '5',
    });
    expect(shownFaults(model, mended)).toEqual({ price: 'Price must be a number.' });
    expect(shownFaults(model, leftState(mended, 'price'))).toEqual({});
  });

  it('all appear when the form is sent, also at the field that is being edited', () => {
    const entered = enteredState(model, changedState(wrong, { name: '' }), 'name');
    expect(shownFaults(model, refusedState(model, entered, {}))).toEqual({
      name: 'Name is required.',
      price: 'Price must be a number.',
    });
  });

  it('appear at once where nothing is typed', () => {
    const eager = { ...model, isShownAtOnce: (name: string) => name === 'price' };
    expect(Object.keys(shownFaults(eager, wrong))).toEqual(['price']);
  });
});

describe('a fault that the server reports', () => {
  const refuse = (fields: Record<string, string>) =>
    new ApiError({ status: 400, code: 'INVALID_REQUEST', message: 'Please check.', fields });

  it('about a field is shown beside it until the field changes', () => {
    const refusal = saveRefusal(refuse({ recipe: 'The chef does not approve.' }), soup);
    const refused = refusedState(model, start, refusal);
    expect(shownFaults(model, refused)).toEqual({ recipe: 'The chef does not approve.' });
    expect(shownFaults(model, changedState(refused, { name: 'Stew' }))).toEqual({
      recipe: 'The chef does not approve.',
    });
    expect(shownFaults(model, changedState(refused, { recipe: 'Potatoes.' }))).toEqual({});
  });

  it('about anything else is shown for the form as a whole', () => {
    expect(saveRefusal(refuse({ revision: 'No.' }), soup)).toEqual({ failure: 'Please check.' });
    expect(saveRefusal(refuse({}), soup)).toEqual({ failure: 'Please check.' });
  });
});

describe('a conflict with another save', () => {
  const mine = changedState(start, { name: 'My soup', price: '7' });

  it('keeps what I changed, and takes over everything else', () => {
    const theirs = { ...soup, price: '8.00', recipe: 'Leeks and cream.' };
    const met = metState(model, mine, theirs);
    expect(met.values).toEqual({ name: 'My soup', price: '7.00', recipe: 'Leeks and cream.' });
    expect(met.base).toEqual({ saved: theirs, values: theirs });
    expect(met.conflict?.differences.map(({ key }) => key)).toEqual(['name', 'price']);
    expect(met.conflict?.takenOver.map(({ label }) => label)).toEqual(['recipe']);
  });

  it('is also about what I changed after sending, even if only the other save had it before', () => {
    const theirs = { ...soup, name: 'Stew', recipe: 'Leeks and cream.' };
    const recipe = 'Potatoes.';
    const met = metState(model, mine, theirs, { ...mine.values, price: '7.', recipe });
    expect(met.values).toEqual({ name: 'My soup', price: '7.', recipe });
    expect(met.conflict?.differences.map(({ key }) => key)).toEqual(['name', 'price', 'recipe']);
    expect(met.conflict?.takenOver).toEqual([]);
  });

  it('is settled when the other save is the same as mine, or was an earlier save of mine', () => {
    const same = { name: 'My soup', price: '7.00', recipe: 'Leeks and cream.' };
    const met = metState(model, mine, same);
    expect(met.conflict).toBeUndefined();
    expect(met.values).toEqual(same);
  });
});

it('changes are counted by properties of the form', () => {
  expect(countChanges(model, start)).toBe(0);
  expect(countChanges(model, changedState(start, { name: 'Stew' }))).toBe(1);
  expect(countChanges(model, changedState(start, { name: 'Stew', price: '7' }))).toBe(2);
  expect(countChanges(model, changedState(start, { name: soup.name }))).toBe(0);
});
