import { apiEndpoints as contract, type EndpointName } from '@thymely/contract/api';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { samplesWithText } from '@thymely/contract/testing/sample-input';
import type { ErrorBody } from '@thymely/contract/ground/errors';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { storeOrder } from '../testing/kitchen.ts';
import { saveGroup } from '../testing/option-groups.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';
import { fuzzedRequest, type FuzzedRequest } from '../testing/fuzzed-request.ts';

/** A campaign may send more: `FUZZ_RUNS=500 npm test -- --only api -- fuzz`. */
const runsPerEndpoint = Number(process.env['FUZZ_RUNS'] ?? 20);

/** A fixed seed, so that every failure can be reproduced anywhere. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_101);

const api = useTestApi();
let people: { diner: Person; kitchen: Person; admin: Person };
let ids: string[];

/** How many changes there had been when all was as the tests begin with. */
let changesBefore: number | undefined;

async function beginAnew(): Promise<void> {
  if (api.changes() === changesBefore) return;
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
  changesBefore = api.changes();
}

function tokenOf(name: EndpointName, who: string): string | undefined {
  const kind = contract[name].access === 'idToken' ? 'idToken' : 'accessToken';
  if (who === 'diner' || who === 'kitchen' || who === 'admin') return people[who][kind];
  return who === 'forger' ? `${people.diner[kind]}x.y` : undefined;
}

async function send(name: EndpointName, fuzzed: FuzzedRequest): Promise<Response> {
  const { method, path } = contract[name];
  const partOf = (name: string) => (name === ':action' ? fuzzed.action : fuzzed.part);
  const { prefix, suffix } = fuzzed.spelling;
  const search = fuzzed.query === '' && !fuzzed.isBare ? '' : `?${fuzzed.query}`;
  const url = `${api.origin}${prefix}${path.replace(/:\w+/g, partOf)}${suffix}${search}`;
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

const names = Object.keys(contract) as EndpointName[];

describe('requirement 15: any request whatsoever', () => {
  // Some calls remove a person, or end their session.
  beforeEach(beginAnew);

  it.each(names)(
    'requirement 15: %s never causes a server error, and reveals nothing internal',
    async (name) => {
      const emails = [people.diner.email, people.admin.email];
      await fc.assert(
        fc.asyncProperty(fuzzedRequest({ ids, emails }), async (fuzzed) => {
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
    runsPerEndpoint * 3000,
  );
});

describe('requirement 65: half of a surrogate pair', () => {
  beforeAll(beginAnew);

  const withBody = names.filter((name) => 'body' in contract[name].schemas);

  it.each(withBody)(
    'requirement 65: is refused by %s in each text of its body, with the name of its field',
    async (name) => {
      const { method, path, schemas }: EndpointWithSchemas = contract[name];
      const known: Record<string, string> = { ':action': 'reject' };
      const url = `${api.origin}/api${path.replace(/:\w+/g, (part) => known[part] ?? 'some-id')}`;
      const token = tokenOf(name, 'admin') ?? '';
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      for (const { at, input } of schemas.body ? samplesWithText(schemas.body, '\ud800') : []) {
        const before = api.changes();
        const response = await fetch(url, { method, headers, body: JSON.stringify(input) });
        const { fields = {} } = (await response.json()) as ErrorBody;
        const field = /^\.(\w+)/.exec(at)?.[1];
        expect([at, response.status, Object.keys(fields)]).toEqual([at, 400, [field]]);
        expect(api.changes()).toBe(before);
      }
    },
  );
});
