import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { sampleAccounts } from '../../scripts/sample-data/accounts.ts';
import { callApi } from './call-api.ts';
import { firestore, type Person, signUpAdmin } from './people.ts';

export type NewDish = (fields?: Partial<NewMenuItem>) => Promise<MenuItem>;

const plainDish: NewMenuItem = {
  name: 'Test Kitchen Stew',
  category: 'soup',
  price: 7.5,
  recipe: 'Made for one test and cleared away after it.',
  image: '/dish-art/1f372.webp',
};

/** Firestore accepts 500 writes per batch; one of them raises the version. */
const dishesPerBatch = 400;

/** Puts dishes on the menu, as its newest. */
export class TestKitchen {
  private cook: Promise<Person> | undefined;

  readonly newDish: NewDish = async (fields = {}) => {
    this.cook ??= signUpAdmin('Test Cook');
    const { accessToken: token } = await this.cook;
    return callApi('createMenuItem', { token, body: { ...plainDish, ...fields } });
  };
}

/**
 * Takes off the menu what the people of a test put there, in whatever way: by form, import or call,
 * also when the response was lost. The record of changes knows. Sample people work for other tests.
 */
export async function removeDishesAddedSince(startMs: number): Promise<void> {
  const db = firestore();
  const since = db.collection('audit').where('when', '>=', Timestamp.fromMillis(startMs));
  const { docs } = await since.select('who', 'what', 'target', 'before').get();
  const added = docs.filter((entry) => {
    const isOfSample = sampleAccounts.some(({ uid }) => uid === entry.get('who'));
    return /^menu\./.test(String(entry.get('what'))) && entry.get('before') === null && !isOfSample;
  });
  const ids = added.map((entry) => String(entry.get('target')));
  for (let first = 0; first < ids.length; first += dishesPerBatch) {
    const batch = db.batch();
    for (const id of ids.slice(first, first + dishesPerBatch)) batch.delete(db.doc(`menu/${id}`));
    batch.update(db.doc('meta/menu'), { version: FieldValue.increment(1) });
    await batch.commit();
  }
}
