import { beforeAll, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const markup = `<img src=x onerror="alert(1)">&'\\u003c`;

const api = useTestApi();
let admin: Person;

beforeAll(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

describe('requirement 27: markup in a text', () => {
  it('requirement 27: is stored unchanged, and served only as JSON', async () => {
    const dish = await addDish(api, { admin, name: markup, recipe: markup });
    expect(dish).toMatchObject({ name: markup, recipe: markup });
    const choices = toppings.choices.map((choice) => ({ ...choice, name: markup }));
    const diner = await signUpDiner(api, markup);
    const token = diner.accessToken;
    const answers = [
      await api.call('listMenu'),
      await api.call('getMenuItem', { params: { id: dish._id } }),
      await api.call('addToCart', { token, body: { menuItemId: dish._id } }),
      await api.call('listCart', { token, query: { email: diner.email } }),
      await api.call('listUsers', { token: admin.accessToken }),
      await saveGroup(api, { admin, name: markup, choices }).then(() =>
        api.call('listOptionGroups'),
      ),
      await api.call('listAudit', { token: admin.accessToken }),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(JSON.stringify(answer.data)).toContain(JSON.stringify(markup));
    }
  });

  it('requirement 27: in the name of a dish is served as JSON when a refusal names the dish', async () => {
    await saveGroup(api, { admin });
    await addDish(api, { admin, name: markup, optionGroups: ['toppings'] });
    const request = { token: admin.accessToken, params: { id: 'toppings' } };
    const refused = await api.call('deleteOptionGroup', request);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.error.message).toBe(`“${markup}” still has these options.`);
    expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('requirement 27: never comes back in an error', async () => {
    const body = { [markup]: markup, name: markup.repeat(10) };
    const refused = await api.call('createMenuItem', { token: admin.accessToken, body });
    expect(refused.status).toBe(400);
    expect(refused.error.message).not.toContain('<img');
    expect(Object.values(refused.error.fields ?? {}).join()).not.toContain('<img');
    expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
