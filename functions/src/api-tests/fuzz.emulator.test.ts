import { apiEndpoints as contract, type EndpointName } from '@thymely/contract/api';
import { categoryIds } from '@thymely/contract/ground/categories';
import { kitchenActions, orderStates, rejectReasons } from '@thymely/contract/orders/order-states';
import { roles } from '@thymely/contract/users/roles';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { storeOrder } from '../testing/kitchen.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const runsPerEndpoint = 20;

/** A fixed seed, so that every failure can be reproduced anywhere. */
const seed = 20_260_101;

const api = useTestApi();
let people: { diner: Person; kitchen: Person; admin: Person };
let ids: string[];

beforeAll(async () => {
  await api.clear();
  const [admin, kitchen, diner, other] = await Promise.all([
    signUpAdmin(api),
    signUpKitchen(api),
    signUpDiner(api),
    signUpDiner(api),
  ]);
  people = { admin, kitchen, diner };
  const dish = await addDish(api, { admin });
  const body = { menuItemId: dish._id };
  const line = (await api.call('addToCart', { token: diner.accessToken, body })).data;
  const order = await storeOrder(api, orderOf({ uid: diner.uid }));
  await saveGroup(api, { admin });
  ids = [dish._id, line._id, other.uid, order._id, 'toppings'];
});
const fieldNames = [
  ...['name', 'email', 'price', 'recipe', 'image', 'category', 'quantity', 'menuItemId'],
  ...['rows', 'dryRun', 'who', 'target', 'what', 'from', 'to'],
  ...['minutes', 'until', 'reason', 'text', 'screen', 'open', 'revisions'],
  ...['role', '_id', 'status', 'after', 'limit', 'q', 'key', 'purpose', '__proto__', 'constructor'],
  ...['diets', 'allergens', 'optionGroups', 'load', 'min', 'max'],
  ...['quote', 'pickup', 'note', 'open', 'day', 'choices'],
];

/** Valid, nearly valid and invalid values. */
const value = () =>
  fc.oneof(
    fc.constantFrom<unknown>(...Object.values(soup), ...categoryIds, ...ids),
    fc.constantFrom(people.diner.email, people.admin.email, '', '\u0000', '\u202e', '\ud800'),
    fc.constantFrom<unknown>(
      ...orderStates,
      ...rejectReasons,
      ...roles,
      'screen-1',
      'today',
      'recalled',
      15,
    ),
    fc.constantFrom<unknown>([{ groupId: 'size', choiceId: 'large' }], [{ groupId: 'x' }], [[]]),
    fc.constantFrom<unknown>(['vegan'], ['milk'], ['toppings'], toppings.choices, [
      { ...toppings.choices[0], diets: ['vegan'], allergens: ['eggs'] },
    ]),
    fc.constantFrom<unknown>(0, 1, -1, 99, 100, 1e21, 8.25, null, true, [], {}),
    fc.string({ maxLength: 300 }),
    fc.jsonValue({ maxDepth: 7 }),
  );

const record = () =>
  fc
    .array(
      fc.tuple(fc.oneof(fc.constantFrom(...fieldNames), fc.string({ maxLength: 20 })), value()),
      {
        maxLength: 7,
      },
    )
    .map((fields) => `{${fields.map(([k, v]) => `${JSON.stringify(k)}:${json(v)}`).join()}}`);

const json = (input: unknown) => JSON.stringify(input) ?? 'null';

const body = () =>
  fc.oneof(
    { weight: 4, arbitrary: record() },
    { weight: 1, arbitrary: fc.jsonValue().map(json) },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  );

const pathPart = () =>
  fc.oneof(
    fc.constantFrom(...ids, '__x__', '..%2f', '%00', '%', '%zz', 'a'.repeat(300)),
    fc
      .string({ minLength: 1, maxLength: 60 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  );

const query = () =>
  fc
    .array(fc.tuple(fc.constantFrom(...fieldNames), fc.string({ maxLength: 40 })), { maxLength: 4 })
    .map((pairs) =>
      pairs.map(([k, v]) => `${k}=${encodeURIComponent(v.toWellFormed())}`).join('&'),
    );

const contentType = () =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-7',
      ),
    },
  );

const caller = () => fc.constantFrom('nobody', 'diner', 'kitchen', 'admin', 'forger');

const request = () =>
  fc.record({
    body: body(),
    query: query(),
    contentType: contentType(),
    caller: caller(),
    part: pathPart(),
    action: fc.constantFrom(...kitchenActions, 'eat', '__proto__', '%00'),
    key: fc.option(fc.string({ maxLength: 80, unit: 'grapheme-ascii' })),
  });
type FuzzedRequest = ReturnType<typeof request> extends fc.Arbitrary<infer Value> ? Value : never;

function tokenOf(name: EndpointName, who: string): string | undefined {
  const kind = contract[name].access === 'idToken' ? 'idToken' : 'accessToken';
  if (who === 'diner' || who === 'kitchen' || who === 'admin') return people[who][kind];
  return who === 'forger' ? `${people.diner[kind]}x.y` : undefined;
}

async function send(name: EndpointName, fuzzed: FuzzedRequest): Promise<Response> {
  const { method, path } = contract[name];
  const partOf = (name: string) => (name === ':action' ? fuzzed.action : fuzzed.part);
  const url = `${api.origin}/api${path.replace(/:\w+/g, partOf)}?${fuzzed.query}`;
  const token = tokenOf(name, fuzzed.caller);
  return fetch(url, {
    method,
    headers: {
      'content-type': fuzzed.contentType,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(fuzzed.key !== null && { 'idempotency-key': fuzzed.key.trim() }),
    },
    ...(method !== 'GET' && { body: fuzzed.body.toWellFormed() }),
  });
}

/** Logging out comes last, because no call is let in afterwards. */
const names = (Object.keys(contract) as EndpointName[]).sort(
  (one, other) => Number(one === 'endSession') - Number(other === 'endSession'),
);

describe('requirement 15: any request whatsoever', () => {
  it.each(names)(
    'requirement 15: %s never causes a server error, and reveals nothing internal',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(request(), async (fuzzed) => {
          const before = api.changes();
          const response = await send(name, fuzzed);
          const text = await response.text();
          expect(response.status).toBeLessThan(500);
          expect(text).not.toMatch(
            /\bat .+:\d+:\d+|node_modules|\/functions\/|SyntaxError|valibot/,
          );
          if (!response.ok) expect(api.changes()).toBe(before);
        }),
        { numRuns: runsPerEndpoint, seed, endOnFailure: true },
      );
    },
  );
});
