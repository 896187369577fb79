import { allergenIds } from '@thymely/contract/menu/declarations';
import { changeMenu, createDish, newDish, now, updateDish, yesterday } from './dish-attempts.ts';
import { declarationPairs } from './declaration-values.ts';
import { dishIds, dishValues } from './dish-values.ts';
import { declaredDish, storedDish } from '../lab/fixtures.ts';
import { may, mayNot, type RuleCase } from './rule-case.ts';

const ids: RuleCase[] = dishIds.map(({ id, allowed }) => {
  const attempt = createDish(newDish(), { id });
  const what = `name a dish ${id.slice(0, 12)} (${id.length} characters)`;
  return allowed ? may('admin', { what, attempt }) : mayNot('admin', { what, attempt });
});

const fields: RuleCase[] = [
  ...dishValues.flatMap(({ field, note, value, allowed }) => {
    const attempt = createDish(newDish({ [field]: value }));
    const what = `add a dish whose ${field} is ${note}`;
    return allowed ? may('admin', { what, attempt }) : mayNot('admin', { what, attempt });
  }),
  ...Object.keys(storedDish).map((field) =>
    mayNot('admin', {
      what: `add a dish without its ${field}`,
      attempt: createDish(newDish({ [field]: undefined })),
    }),
  ),
  mayNot('admin', {
    what: 'add a dish with an unknown field',
    attempt: createDish(newDish({ discount: 5 })),
  }),
  mayNot('admin', {
    what: 'backdate a new dish',
    attempt: createDish(newDish({ createdAt: yesterday })),
  }),
  mayNot('admin', {
    what: 'add a dish whose last change is in the past',
    attempt: createDish(newDish({ updatedAt: yesterday })),
  }),
];

const changes: RuleCase[] = [
  may('admin', {
    what: 'change every field of a dish',
    attempt: updateDish(newDish({ createdAt: undefined })),
  }),
  mayNot('admin', {
    what: 'change a dish without saying when',
    attempt: updateDish({ priceCents: 950 }),
  }),
  mayNot('admin', {
    what: 'change a dish and backdate the change',
    attempt: updateDish({ priceCents: 950, updatedAt: yesterday }),
  }),
  mayNot('admin', {
    what: 'change when a dish was added',
    attempt: updateDish({ createdAt: now, updatedAt: now }),
  }),
  mayNot('admin', {
    what: 'change a dish to cost nothing',
    attempt: updateDish({ priceCents: 0, updatedAt: now }),
  }),
  mayNot('admin', {
    what: 'change a dish and add an unknown field',
    attempt: updateDish({ discount: 5, updatedAt: now }),
  }),
  mayNot('admin', {
    what: 'change a dish that does not exist',
    attempt: changeMenu([{ update: 'menu/unknown', data: { priceCents: 950, updatedAt: now } }]),
  }),
];

const pairs: RuleCase[] = declarationPairs.map(({ diet, allergen, allowed }) => {
  const attempt = createDish(newDish({ diets: [diet], allergens: [allergen] }));
  const what = `add a ${diet} dish with ${allergen}`;
  return allowed ? may('admin', { what, attempt }) : mayNot('admin', { what, attempt });
});

function changeDeclared(changes: Record<string, unknown>) {
  return changeMenu([{ update: 'menu/declared', data: { ...changes, updatedAt: now } }]);
}

/** As much as a dish can say. */
const fullDish = newDish({
  diets: ['gluten-free', 'halal', 'kosher', 'low-lactose'],
  allergens: allergenIds.filter((id) => !/gluten|crustaceans|molluscs/.test(id)),
  optionGroups: Array.from({ length: 8 }, (_, n) => `${'g'.repeat(127)}${n}`),
  load: 20,
  recipe: 'r'.repeat(2000),
});

const declared: RuleCase[] = [
  may('admin', {
    what: 'add three dishes in one batch that say as much as dishes can',
    attempt: changeMenu(
      ['one', 'two', 'three'].map((id) => ({ set: `menu/${id}`, data: fullDish })),
    ),
  }),
  may('admin', {
    what: 'change the price of a dish that declares something',
    attempt: changeDeclared({ priceCents: 950 }),
  }),
  may('admin', {
    what: 'take away all that a dish declares',
    attempt: changeMenu([{ set: 'menu/declared', data: { ...storedDish, updatedAt: now } }]),
  }),
  ...Object.keys(declaredDish)
    .filter((field) => !Object.keys(storedDish).includes(field))
    .map((field) =>
      mayNot('admin', {
        what: `empty the ${field} of a dish with null`,
        attempt: changeDeclared({ [field]: null }),
      }),
    ),
  mayNot('admin', {
    what: 'add an allergen that contradicts what the dish already declares',
    attempt: changeDeclared({ allergens: ['fish'] }),
  }),
  mayNot('admin', {
    what: 'add a diet that contradicts what the dish already declares',
    attempt: changeDeclared({ diets: ['vegan'] }),
  }),
  mayNot('admin', {
    what: 'make a dish vegan and halal that contains nuts and eggs',
    attempt: changeDeclared({ diets: ['halal', 'vegan'], allergens: ['nuts', 'eggs'] }),
  }),
];

export const dishCases: RuleCase[] = [...ids, ...fields, ...changes, ...pairs, ...declared];
