import type { NewOptionGroup, OptionGroup } from '@thymely/contract/options/endpoints';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

export const toppings: NewOptionGroup = {
  name: 'Toppings',
  min: 0,
  max: 2,
  choices: [
    { id: 'olives', name: 'Olives', cents: 100, isDefault: false, allergens: [], diets: ['vegan'] },
    { id: 'feta', name: 'Feta', cents: 150, isDefault: false, allergens: ['milk'] },
    { id: 'herbs', name: 'Herbs', cents: 0, isDefault: true },
  ],
};

type Own = Partial<NewOptionGroup> & { admin: Person; id?: string };

/** Adds a group of options through the API, or replaces it. */
export async function saveGroup(
  api: Pick<TestApi, 'call'>,
  { admin, id = 'toppings', ...own }: Own,
): Promise<OptionGroup> {
  const request = { token: admin.accessToken, params: { id }, body: { ...toppings, ...own } };
  const answer = await api.call('saveOptionGroup', request);
  if (answer.status !== 200) throw new Error(`PUT /option-groups: ${answer.text}`);
  return answer.data;
}
