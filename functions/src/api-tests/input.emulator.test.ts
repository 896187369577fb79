import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiEndpoints as contract, type EndpointName } from '@thymely/contract/api';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { allergenIds, dietIds } from '@thymely/contract/menu/declarations';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;
let lineId: string;

beforeAll(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  const dish = await addDish(api, { admin });
  const body = { menuItemId: dish._id };
  lineId = (await api.call('addToCart', { token: diner.accessToken, body })).data._id;
});

const create = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('createMenuItem', { token: admin.accessToken, body, headers });

const setQuantity = (quantity: unknown) =>
  api.call('setCartQuantity', {
    token: diner.accessToken,
    params: { id: lineId },
    body: { quantity },
  });

/** Expects the call to be refused with this status, and nothing to be written. */
async function expectRefused<Answer extends { status: number }>(
  status: number,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const before = api.changes();
  const answer = await call();
  expect(answer.status).toBe(status);
  expect(api.changes()).toBe(before);
  return answer;
}

async function expectFieldRefused(field: string, value: unknown): Promise<void> {
  const answer = await expectRefused(400, () => create({ ...soup, [field]: value }));
  expect(answer.error.code).toBe('INVALID_REQUEST');
  expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
}

async function expectAccepted(changes: object): Promise<void> {
  const answer = await create({ ...soup, ...changes });
  expect(answer.status).toBe(201);
}

describe('requirement 12: every limit, tested at its edge', () => {
  it.each([0, -1, 0.009, 9.999, 10000.01, 1e300, '9.5', true, null, [9], {}])(
    'requirement 12: a price of %j is refused',
    (price) => expectFieldRefused('price', price),
  );

  it('requirement 12: a price of 1e400, which JSON turns into infinity, is refused', async () => {
    const body = JSON.stringify(soup).replace('8.2', '1e400');
    const answer = await expectRefused(400, () => create(body));
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['price']);
  });

  it.each([0.01, 8.2, 9.99, 1.1, 10000])('requirement 12: a price of %d is fine', (price) =>
    expectAccepted({ price }),
  );

  it.each([0, 1.5, '2', 100, -1, null, true, [2], 1e300])(
    'requirement 12: a quantity of %j is refused',
    async (quantity) => {
      const answer = await expectRefused(400, () => setQuantity(quantity));
      expect(Object.keys(answer.error.fields ?? {})).toEqual(['quantity']);
    },
  );

  it.each([1, 99])('requirement 12: a quantity of %d is fine', async (quantity) => {
    expect(await setQuantity(quantity)).toMatchObject({ status: 200, data: { quantity } });
  });

  it('requirement 12: names have at most 120 characters after trimming, recipes 2000', async () => {
    await expectAccepted({ name: ` ${'n'.repeat(120)} `, recipe: 'r'.repeat(2000) });
    await expectFieldRefused('name', 'n'.repeat(121));
    await expectFieldRefused('recipe', 'r'.repeat(2001));
    await expectFieldRefused('name', '   ');
    await expectFieldRefused('recipe', '');
  });

  it.each(['salad', 'pizza', 'soup', 'dessert', 'drinks', 'popular'])(
    'requirement 12: %s is a category',
    (category) => expectAccepted({ category }),
  );

  it.each(['burger', 'Salad', '', null, 'constructor'])(
    'requirement 12: %j is not a category',
    (category) => expectFieldRefused('category', category),
  );

  const nine = Array.from({ length: 9 }, (_, n) => `group-${n}`);

  it.each<[string, unknown]>([
    ...[-1, 0.5, 101, '1', true, [1], 1e300].map((load): [string, unknown] => ['load', load]),
    ...['vegan', ['love'], ['vegan', 'vegan'], [null], {}, 7].map((list): [string, unknown] => [
      'diets',
      list,
    ]),
    ...['milk', ['Milk'], ['milk', 'eggs', 'milk'], ['constructor'], true].map(
      (list): [string, unknown] => ['allergens', list],
    ),
    ...['a', nine, ['a', 'a'], ['..%2f'], ['__x__'], [['a']]].map((list): [string, unknown] => [
      'optionGroups',
      list,
    ]),
  ])('requirement 12: %s of %j is refused', (field, value) => expectFieldRefused(field, value));

  it('requirement 12: the declarations of a dish may be complete, empty or missing', async () => {
    const without = ['gluten', 'peanuts', 'soybeans', 'nuts', 'celery', 'mustard', 'sesame'];
    await expectAccepted({ diets: dietIds, allergens: without.slice(1), load: 20 });
    await expectAccepted({ diets: [], allergens: allergenIds, load: 0 });
    await expectAccepted({ diets: null, allergens: null, optionGroups: null, load: null });
  });

  it('requirement 12: every field of a dish is required, and a missing one is named', async () => {
    const answer = await expectRefused(400, () => create({}));
    const named = Object.keys(answer.error.fields ?? {}).sort();
    expect(named).toEqual(['category', 'image', 'name', 'price', 'recipe']);
  });

  it('requirement 12: a user name has at most 80 characters, an email 254', async () => {
    const save = (body: object) =>
      api.call('saveUser', { token: diner.idToken, body: { email: diner.email, ...body } });
    await expectRefused(400, () => save({ name: 'n'.repeat(81) }));
    expect(await save({ name: 'n'.repeat(80) })).toMatchObject({ status: 200 });
    const longest = `${'e'.repeat(254 - '@thymely.test'.length)}@thymely.test`;
    await expectRefused(400, () => save({ name: 'Dana', email: `e${longest}` }));
    await expectRefused(403, () => save({ name: 'Dana', email: longest }));
  });
});

describe('requirement 13: the image of a dish', () => {
  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://pictures.test/soup.png',
    '//pictures.test/soup.png',
    '/\\pictures.test/soup.png',
    'https://user:pass@pictures.test/soup.png',
    'https://user@pictures.test/soup.png',
    'https://',
    'https:///soup.png',
    ' https://pictures.test/soup.png',
    '/dish-art/../secret.webp',
    '/dish-art/1f372.png',
    '/api/images/..%2f',
    `https://pictures.test/${'a'.repeat(2048)}`,
    'https://pictures.test/a b.png',
    'https://pictures.test/a\nb.png',
    'soup.png',
    '',
    7,
  ])('requirement 13: %j is refused', (image) => expectFieldRefused('image', image));

  it.each([
    'https://pictures.test/soup.png',
    '/dish-art/1f372.webp',
    '/api/images/abc_DEF-123',
    `https://pictures.test/${'a'.repeat(2048 - 'https://pictures.test/'.length)}`,
  ])('requirement 13: %s is fine', (image) => expectAccepted({ image }));

  it('requirement 13: is never fetched by the server', async () => {
    let visits = 0;
    const canary = createServer((_, response) => {
      visits++;
      response.end();
    });
    canary.on('connection', () => visits++);
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    const { port } = canary.address() as AddressInfo;
    const image = `https://127.0.0.1:${port}/soup.png`;
    const dish = (await create({ ...soup, image })).data;
    await api.call('getMenuItem', { params: { id: dish._id } });
    await api.call('listMenu');
    expect(visits).toBe(0);
    await new Promise((resolve) => canary.close(resolve));
  });
});

describe('requirement 14: malformed requests', () => {
  it.each(['..%2f', '..%2f..%2fusers', '__x__', 'a'.repeat(200), '%00', 'a b', 'ü', '%zz'])(
    'requirement 14: the id %s is refused or unknown, never a server error',
    async (id) => {
      const token = admin.accessToken;
      for (const path of [`menu/${id}`, `carts/${id}`, `option-groups/${id}`]) {
        for (const method of ['GET', 'PATCH', 'PUT', 'DELETE']) {
          const response = await fetch(`${api.origin}/api/${path}`, {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(method.startsWith('P') && { body: '{"quantity":1,"price":1}' }),
          });
          expect([400, 404, 405]).toContain(response.status);
        }
      }
    },
  );

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'requirement 14: a field named %s is refused and changes no object',
    async (name) => {
      const hostile = `"${name}":{"admin":true}`;
      await expectRefused(400, () => create(`${JSON.stringify(soup).slice(0, -1)},${hostile}}`));
      await expectRefused(400, () => setQuantity({ [name]: 1 }));
      const query = `email=${diner.email}&${name}=x`;
      const cart = await api.call('listCart', { token: diner.accessToken, query });
      expect(cart.status).toBe(400);
      expect(({} as { admin?: unknown }).admin).toBeUndefined();
    },
  );

  const withoutQuery = (Object.keys(contract) as EndpointName[]).filter((name) => {
    const { access, schemas }: EndpointWithSchemas = contract[name];
    return access !== 'public' && schemas.query === undefined;
  });

  it.each(withoutQuery)('requirement 54: %s takes no query', async (name) => {
    const token = contract[name].access === 'idToken' ? admin.idToken : admin.accessToken;
    const path = contract[name].path.replace(/:\w+/g, lineId);
    for (const query of ['x=1', 'x', 'email=x@y.test', '&']) {
      const answer = await expectRefused(400, async () => {
        const response = await fetch(`${api.origin}/api${path}?${query}`, {
          method: contract[name].method,
          headers: { authorization: `Bearer ${token}` },
        });
        return { status: response.status, text: await response.text() };
      });
      expect(answer.text).toContain("This address doesn't take a query.");
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json'])(
    'requirement 14: a body of type %s is refused',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await expectRefused(415, () => create(JSON.stringify(soup), headers));
      expect(answer.error.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );

  it('requirement 14: JSON with a charset is fine', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect(await create(JSON.stringify(soup), headers)).toMatchObject({ status: 201 });
  });

  it.each(['"text"', 'null', '[]', '[{}]', '7', 'true', ''])(
    'requirement 14: the body %s is refused',
    async (body) => {
      await expectRefused(400, () => create(body));
    },
  );

  it('requirement 14: a body over 32 KiB is too large, one just under is not', async () => {
    const sized = (bytes: number) => {
      const filler = 'x'.repeat(bytes - JSON.stringify({ ...soup, filler: '' }).length);
      return create({ ...soup, filler });
    };
    const tooLarge = await expectRefused(413, () => sized(32 * 1024 + 1));
    expect(tooLarge.error.code).toBe('TOO_LARGE');
    const unknownField = await expectRefused(400, () => sized(32 * 1024));
    expect(Object.keys(unknownField.error.fields ?? {})).toEqual(['filler']);
  });

  it('requirement 14: a million small entries are too large', async () => {
    const body = `{"name":[${Array.from({ length: 1_000_000 }, () => 1).join()}]}`;
    await expectRefused(413, () => create(body));
  });

  it('requirement 14: 200 000 levels of nesting are refused, and the process survives', async () => {
    const levels = 200_000;
    const body = `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    await expectRefused(413, () => create(body));
    const { accessToken: token } = admin;
    const answer = await expectRefused(400, () => api.call('importMenu', { token, body }));
    expect(answer.error.message).toBe('The body is nested too deeply.');
    expect(await api.call('getHealth')).toMatchObject({ status: 200 });
  });

  it.each(['{"name": ', '{"name":"x"}}', "{'name':1}", '\u0000'])(
    'requirement 14: malformed JSON is refused in our form: %j',
    async (body) => {
      const answer = await expectRefused(400, () => create(body));
      expect(answer.error).toEqual({
        code: 'INVALID_REQUEST',
        message: 'The body must be a JSON object.',
      });
    },
  );

  it.each(['a\u0000b', 'a\u0007b', 'a\u202Eb', 'a\u2066b', 'a\uD800b', 'a\u007Fb'])(
    'requirement 14: text that cannot be displayed is refused: %j',
    async (text) => {
      await expectFieldRefused('name', text);
      await expectFieldRefused('recipe', text);
    },
  );

  it.each(['\u200B', '\u3164', '\u{E0061}\u{E007F}', '\u2800', '\u0301', '\u200E'])(
    'requirement 56: a name without a visible character is refused: %j',
    async (name) => {
      await expectFieldRefused('name', name);
      const { idToken: token, email } = diner;
      // Accounts may come without a name, and a direction mark alone is no name.
      const saved = await api.call('saveUser', { token, body: { name, email } });
      expect(saved.status).toBe(name === '\u200E' ? 200 : 400);
    },
  );

  it('requirement 56: a name is stored as one line, a recipe without gaps, both without direction marks', async () => {
    const lines = 'One\u200F.\r\n\n\n\u200B\n\u2028Two.';
    const { data } = await create({ ...soup, name: 'Hot\n\u200Esoup', recipe: lines });
    expect(data).toMatchObject({ name: 'Hot soup', recipe: 'One.\n\nTwo.' });
    const stored = await api.db.doc(`menu/${data._id}`).get();
    expect(stored.data()).toMatchObject({ name: 'Hot soup', recipe: 'One.\n\nTwo.' });
    // A document from before this rule is read the same way.
    await stored.ref.update({ name: 'Hot\n\u200Esoup', recipe: lines });
    expect(await api.call('getMenuItem', { params: { id: data._id } })).toMatchObject({ data });
  });

  it.each(['Piña colada 🍹', 'شوربة العدس', '味噌汁', 'Crème\nbrûlée\twith sugar', '👨‍👩‍👧'])(
    'requirement 14: %j is fine',
    (name) => expectAccepted({ name, recipe: name }),
  );
});
