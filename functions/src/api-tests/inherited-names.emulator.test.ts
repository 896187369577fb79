import { apiEndpoints as contract, type EndpointName } from '@thymely/contract/api';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { idSchema } from '@thymely/contract/ground/fields.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallOptions } from '../testing/call-api.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { storeOrder } from '../testing/kitchen.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { fillCart, takeOrders } from '../testing/ordering.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

/** All inherited names: `constructor`, `toString`, `__proto__` and so on. */
const names = Object.getOwnPropertyNames(Object.prototype);

/** Those of a place whose IDs have `idSchema`, which refuses all of them (fields.schema.test.ts). */
const someNames = ['constructor', '__proto__'];

const api = useTestApi();
let admin: Person;

beforeAll(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  await saveGroup(api, { admin });
  const { _id: dishId } = await addDish(api, { admin, optionGroups: ['toppings'] });
  await takeOrders(api);
  // There are lines, orders and people that a name could be mistaken for.
  const diner = await signUpDiner(api);
  await Promise.all([fillCart(api, admin, { dishId }), fillCart(api, diner, { dishId })]);
  await storeOrder(api, orderOf({ uid: admin.uid }));
  const markSoldOut = { token: admin.accessToken, params: { dish: dishId } };
  await api.call('markSoldOut', { ...markSoldOut, body: { until: 'recalled' } });
});

type Source = 'params' | 'query' | 'body';
type Place = { name: EndpointName; source: Source; path: string };
type Schema = {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: Schema[];
  pipe?: Schema[];
};

/** The paths at which a schema takes an ID: `menuItemId`, `choices.0.groupId`. */
function idsIn(schema: unknown, path = ''): string[] {
  const { entries, wrapped, item, options, pipe } = schema as Schema;
  if (schema === idSchema || (pipe?.[0] as unknown) === idSchema) return [path];
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  return [
    ...Object.entries(entries ?? {}).flatMap(([name, each]) => idsIn(each, below(name))),
    ...(item ? idsIn(item, below('0')) : []),
    ...(wrapped ? idsIn(wrapped, path) : []),
    ...(Array.isArray(options) ? options.flatMap((each) => idsIn(each, path)) : []),
  ];
}

const places: Place[] = (Object.keys(contract) as EndpointName[]).flatMap((name) => {
  const { schemas }: EndpointWithSchemas = contract[name];
  const sources = (['params', 'query', 'body'] as const).filter((source) => schemas[source]);
  return sources.flatMap((source) =>
    idsIn(schemas[source]).map((path) => ({ name, source, path })),
  );
});

/** The cells of an import that hold IDs, although its schema takes any text there. */
const cells: Place[] = ['rows.0._id', 'rows.0.options'].map((path) => ({
  name: 'importMenu',
  source: 'body',
  path,
}));

const until = { until: 'recalled' };
const choices = [{ groupId: 'toppings', choiceId: 'feta' }];

/** A request that is valid except for its ID. Endpoints that take nothing but an ID need none. */
const requests: Partial<Record<EndpointName, CallOptions>> = {
  setUserRole: { body: { role: 'kitchen' } },
  updateMenuItem: { params: { id: 'soup' }, body: { price: 1, optionGroups: [''] } },
  createMenuItem: { body: { ...soup, optionGroups: [''] } },
  importMenu: { body: { rows: [{ ...soup }], dryRun: false } },
  deleteCategory: { query: { to: 'pizza', revision: '0' } },
  saveMenuOrder: { params: { category: 'soup' }, body: { ids: [''] } },
  saveOptionGroup: {
    params: { id: 'sizes' },
    body: { ...toppings, choices: [toppings.choices[0]] },
  },
  addToCart: { body: { menuItemId: '', choices } },
  setCartQuantity: { body: { quantity: 2 } },
  moveOrder: {
    params: { id: 'order-1', action: 'accept' },
    body: { from: 'placed', screen: 'screen-1' },
  },
  markSoldOut: { body: until },
  markChoiceSoldOut: { params: { group: 'toppings', choice: 'feta' }, body: until },
  markChoiceAvailable: { params: { group: 'toppings', choice: 'feta' } },
  markSizeSoldOut: { params: { dish: 'soup', size: 'large' }, body: until },
  markSizeAvailable: { params: { dish: 'soup', size: 'large' } },
  limitPortions: { params: { dish: 'soup' }, body: { left: 8 } },
  unlimitPortions: { params: { dish: 'soup' }, query: {} },
  cancelOrder: { body: {} },
};

/** Returns the request with the name as the ID at the given path. */
function requestWith(id: string, { name, source, path }: Place): CallOptions {
  const request = structuredClone(requests[name] ?? {}) as Record<string, unknown>;
  const steps = [source, ...path.split('.')];
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Record<string, unknown>>(
    (held, step) => (held[step] ??= {}) as Record<string, unknown>,
    request,
  );
  holder[last] = id;
  return { token: admin.accessToken, ...request };
}

describe("requirement 55: an inherited property's name as an ID", () => {
  it('requirement 55: is tried wherever the contract takes an ID', () => {
    expect(names).toEqual(expect.arrayContaining(someNames));
    const tried = new Set(places.map(({ name }) => name));
    expect(tried.size).toBeGreaterThanOrEqual(20);
    // Each parameter is a tested ID, an email or a step of an order.
    const parameters = Object.values(contract).flatMap(({ path }) => path.match(/:\w+/g) ?? []);
    const others = parameters.filter((each) => each === ':email' || each === ':action');
    const triedParameters = places.filter(({ source }) => source === 'params');
    expect(triedParameters).toHaveLength(parameters.length - others.length);
  });

  it.each([...places, ...cells])(
    'requirement 55: in the $source of $name, $path, is refused and changes nothing',
    async (place) => {
      const before = api.changes();
      for (const id of cells.includes(place) ? names : someNames) {
        const answer = await api.call(place.name, requestWith(id, place));
        if (cells.includes(place)) {
          expect([id, answer.status, answer.data]).toMatchObject([
            ...[id, 200, { written: false, rows: [{ outcome: 'refused' }] }],
          ]);
        } else {
          expect([id, answer.status, answer.error.code]).toEqual([id, 400, 'INVALID_REQUEST']);
        }
      }
      expect(api.changes()).toBe(before);
    },
  );

  it('requirement 55: changes no property that every object inherits', () => {
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(names);
    expect(Object.keys(Object)).toEqual([]);
  });
});

describe('requirement 55: documents that have such names nevertheless', () => {
  const entry = { until: null, byUid: 'x' };

  it('requirement 55: hide no part of the menu, and nothing that is sold out', async () => {
    const menu = (await api.call('listMenu')).data;
    const listed = { token: admin.accessToken, query: { choices: 'true' } };
    const before = (await api.call('listSoldOut', listed)).data;
    const stored = (await api.db.doc(`menu/${menu[0]?._id ?? ''}`).get()).data() ?? {};
    const availability = api.db.doc('availability/now');
    const soldOut = (await availability.get()).get('soldOut') as object;
    await api.db.doc('menu/constructor').set(stored);
    await availability.update({
      soldOut: { ...soldOut, constructor: entry, toString: entry },
      choices: { 'constructor.toString': entry, valueOf: entry },
    });
    await api.db.doc('meta/menu').update({ version: 1000 });
    expect((await api.call('listMenu')).data).toEqual(menu);
    expect((await api.call('listSoldOut', listed)).data).toEqual(before);
    const ordering = await api.call('getOrdering');
    expect(ordering.status).toBe(200);
    const [{ _id: id } = { _id: '' }] = menu;
    expect(
      await api.call('deleteMenuItem', { token: admin.accessToken, params: { id } }),
    ).toMatchObject({ status: 200 });
    expect(Object.keys((await availability.get()).get('soldOut') as object).sort()).toEqual([
      ...['constructor', 'toString'],
    ]);
  });
});
