import type { MenuItem, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { callApi, tryApi } from './call-api.ts';
import { type Person, signUpAdmin } from './people.ts';

export type NewDish = (fields?: Partial<NewMenuItem>) => Promise<MenuItem>;

const plainDish: NewMenuItem = {
  name: 'Test Kitchen Stew',
  category: 'soup',
  price: 7.5,
  recipe: 'Made for one test and cleared away after it.',
  image: '/dish-art/1f372.webp',
};

/** Puts dishes on the menu, as its newest, and takes them off again. */
export class TestKitchen {
  private cook: Promise<Person> | undefined;
  private readonly dishIds: string[] = [];

  readonly newDish: NewDish = async (fields = {}) => {
    this.cook ??= signUpAdmin('Test Cook');
    const { accessToken: token } = await this.cook;
    const dish = await callApi('createMenuItem', { token, body: { ...plainDish, ...fields } });
    this.dishIds.push(dish._id);
    return dish;
  };

  async clearAway(): Promise<void> {
    const token = (await this.cook)?.accessToken ?? '';
    for (const id of this.dishIds) await tryApi('deleteMenuItem', { token, params: { id } });
  }
}
