import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { sampleAccounts } from '../../scripts/sample-data/accounts.ts';
import { callApi } from './call-api.ts';
import { firestore, type Person, signUpAdmin } from './people.ts';

export type NewDish = (fields?: Partial<NewMenuItem>) => Promise<MenuItem>;

export type NewOptionGroupOfTest = (fields?: Partial<NewOptionGroup>) => Promise<OptionGroup>;

/** A plain dish of the menu's first category: a new one is the first that the menu shows. */
const plainDish: NewMenuItem = {
  name: 'Test Kitchen Stew',
  category: 'salad',
  price: 7.5,
  recipe: 'Made for one test and cleared away after it.',
  image: '/dish-art/1f372.webp',
};

const plainGroup: NewOptionGroup = {
  name: 'Size',
  min: 0,
  max: 1,
  choices: [
    { id: 'small', name: 'Small', cents: 0, isDefault: false },
    { id: 'large', name: 'Large', cents: 250, isDefault: false },
  ],
};

/** Firestore accepts 500 writes per batch; one of them raises the version. */
const dishesPerBatch = 400;

/** The cook whose dishes all tests of a process order. */
let cook: Promise<Person> | undefined;

async function tokenOfCook(): Promise<string> {
  cook ??= signUpAdmin('Test Cook');
  const { accessToken } = await cook;
  return accessToken;
}

/** Adds dishes to the menu, as its newest, and groups of options for them. */
export class TestKitchen {
  readonly newDish: NewDish = async (fields = {}) => {
    const token = await tokenOfCook();
    return callApi('createMenuItem', { token, body: { ...plainDish, ...fields } });
  };

  readonly newOptionGroup: NewOptionGroupOfTest = async (fields = {}) => {
    const token = await tokenOfCook();
    const params = { id: `test-${crypto.randomUUID()}` };
    return callApi('saveOptionGroup', { token, params, body: { ...plainGroup, ...fields } });
  };
}

/**
 * Removes the dishes and groups of options that the people of a test added in any way: by form,
 * import or call, even if the response was lost. The audit log names them. Entries of the sample
 * people belong to other tests.
 */
export async function removeDishesAddedSince(startMs: number): Promise<void> {
  const db = firestore();
  const since = db.collection('audit').where('when', '>=', Timestamp.fromMillis(startMs));
  const { docs } = await since.select('who', 'what', 'target', 'before').get();
  const added = docs.filter((entry) => {
    const isOfSample = sampleAccounts.some(({ uid }) => uid === entry.get('who'));
    return (
      /^(menu|option-group)\./.test(String(entry.get('what'))) &&
      entry.get('before') === null &&
      !isOfSample
    );
  });
  for (let first = 0; first < added.length; first += dishesPerBatch) {
    const batch = db.batch();
    for (const entry of added.slice(first, first + dishesPerBatch)) {
      const collection = /^menu\./.test(String(entry.get('what'))) ? 'menu' : 'optionGroups';
      batch.delete(db.doc(`${collection}/${String(entry.get('target'))}`));
    }
    batch.update(db.doc('meta/menu'), { version: FieldValue.increment(1) });
    await batch.commit();
  }
}

/** Returns a dish that exists for all tests: tests of pages may not add any to the menu. */
export async function sampleDish(id = 'ember-margherita'): Promise<MenuItem> {
  return callApi('getMenuItem', { params: { id } });
}
