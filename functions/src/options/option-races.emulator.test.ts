import type { EndpointName } from '@thymely/contract/api';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { storedAudit } from '../testing/audit.ts';
import { callApi, type CallOptions } from '../testing/call-api.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { beforeNextCommit } from '../testing/fault-injection.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { serve, type Served } from '../testing/serve.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
/** Another process, in which something can happen just before it writes. */
let other: Emulators;
let served: Served;
let admin: Person;
let dishId: string;

beforeAll(async () => {
  other = connectEmulators();
  served = await serve(createApp(realDeps(other)));
});
afterAll(async () => {
  await served.close();
  await other.disconnect();
});

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  await saveGroup(api, { admin });
  dishId = (await addDish(api, { admin }))._id;
});

const remove: Call = ['deleteOptionGroup', { params: { id: 'toppings' } }];
const optionGroups = ['toppings'];

type Call = [name: EndpointName, options: CallOptions];

/** Every way in which a dish comes to name a group. */
const namings: { how: string; call: () => Call }[] = [
  { how: 'a new dish', call: () => ['createMenuItem', { body: { ...soup, optionGroups } }] },
  {
    how: 'a change of a dish',
    call: () => ['updateMenuItem', { params: { id: dishId }, body: { optionGroups } }],
  },
];

const here = ([name, options]: Call) => api.call(name, { token: admin.accessToken, ...options });

const elsewhere = ([name, options]: Call) =>
  callApi(served.origin, name, { token: admin.accessToken, ...options });

async function namedOnMenu(): Promise<string[]> {
  const { docs } = await api.db.collection('menu').get();
  return docs.flatMap((dish) => (dish.get('optionGroups') ?? []) as string[]);
}

const groupsNow = async () =>
  (await api.db.collection('optionGroups').get()).docs.map(({ id }) => id);

describe.each(namings)('$how that names a group', ({ call }) => {
  it('is refused if the group is deleted between its read and its write', async () => {
    beforeNextCommit(other.db, () => here(remove));
    const answer = await elsewhere(call());
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['optionGroups']);
    expect(await groupsNow()).toEqual([]);
    expect(await namedOnMenu()).toEqual([]);
  });

  it('stops a deletion that has already read', async () => {
    beforeNextCommit(other.db, () => here(call()));
    expect(await elsewhere(remove)).toMatchObject({ status: 409 });
    expect(await groupsNow()).toEqual(optionGroups);
    expect(await namedOnMenu()).toEqual(optionGroups);
  });

  it('succeeds, or the deletion does, but never both, if they come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [named, removed] = await Promise.all([elsewhere(call()), here(remove)]);
      const statuses = [named.status, removed.status];
      expect([
        [200, 409],
        [201, 409],
        [400, 200],
      ]).toContainEqual(statuses);
      const isThere = removed.status === 409;
      expect(await groupsNow()).toEqual(isThere ? optionGroups : []);
      expect(await namedOnMenu()).toEqual(isThere ? optionGroups : []);
      for (const dish of (await api.db.collection('menu').get()).docs) await dish.ref.delete();
      dishId = (await addDish(api, { admin }))._id;
      await saveGroup(api, { admin });
    }
  });

  it('is written once even if something else on the menu changed meanwhile', async () => {
    beforeNextCommit(other.db, () => addDish(api, { admin, name: 'In between' }));
    expect((await elsewhere(call())).status).toBeLessThan(300);
    expect(await namedOnMenu()).toEqual(optionGroups);
  });

  it('requirement 40: is written once if Firestore wrote it and the answer was lost', async () => {
    loseNextAnswer();
    const dishes = async () => (await api.db.collection('menu').get()).size;
    const before = await dishes();
    const answer = await elsewhere(call());
    expect(answer.status).toBeLessThan(300);
    expect(await namedOnMenu()).toEqual(optionGroups);
    expect(await dishes()).toBe(before + (answer.status === 201 ? 1 : 0));
  });
});

describe('an import that names a group', () => {
  const rows = () => [{ _id: dishId, ...soup, options: 'toppings' }];
  const importing = (): Call => ['importMenu', { body: { rows: rows(), dryRun: false } }];

  it('is refused by row if the group is deleted between its read and its write', async () => {
    beforeNextCommit(other.db, () => here(remove));
    const { data } = await elsewhere(importing());
    const errors = { options: 'There are no options “toppings”.' };
    expect(data).toEqual({ written: false, rows: [{ outcome: 'refused', errors }] });
    expect(await namedOnMenu()).toEqual([]);
  });

  it('stops a deletion that has already read', async () => {
    beforeNextCommit(other.db, () => here(importing()));
    expect(await elsewhere(remove)).toMatchObject({ status: 409 });
    expect(await namedOnMenu()).toEqual(optionGroups);
  });
});

/** Makes Firestore's client send the commit again by itself, so that its guard fails. */
function loseNextAnswer(): void {
  const transport = other.db as unknown as {
    request: (method: string, ...rest: unknown[]) => Promise<unknown>;
  };
  const { request } = transport;
  transport.request = async (method, ...rest) => {
    const answer = await request.call(other.db, method, ...rest);
    if (method !== 'commit') return answer;
    transport.request = request;
    throw Object.assign(new Error('the stored version does not match'), { code: 9 });
  };
}

describe('a deletion', () => {
  it('requirement 40: reports success if Firestore did it and the answer was lost', async () => {
    loseNextAnswer();
    expect(await elsewhere(remove)).toMatchObject({ status: 200 });
    expect(await here(remove)).toMatchObject({ status: 404 });
  });

  it("records the group's last state if it is saved meanwhile", async () => {
    beforeNextCommit(other.db, () => saveGroup(api, { admin, name: 'Extras' }));
    expect(await elsewhere(remove)).toMatchObject({ status: 200 });
    const entries = Object.values(await storedAudit(api));
    const entry = entries.find(({ what }) => what === 'option-group.delete');
    expect(entry).toMatchObject({ before: { name: 'Extras' }, after: null });
  });
});

describe('simultaneous calls', () => {
  it('save one group in sequence: each entry begins with the state that the one before it left', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `Toppings ${n}`);
    await Promise.all(names.map((name) => saveGroup(api, { admin, name })));
    const entries = Object.values(await storedAudit(api)).filter(
      ({ what }) => what === 'option-group.save',
    );
    const nameIn = (document: unknown) => (document as { name: string } | null)?.name;
    const [present] = (await api.call('listOptionGroups')).data;
    const left = entries.map(({ after }) => nameIn(after));
    const found = entries.map(({ before }) => nameIn(before));
    expect([...found, present?.name].sort()).toEqual([...left, undefined].sort());
  });

  it('create the last possible group exactly once', async () => {
    const batch = api.db.batch();
    for (let n = 2; n < optionLimits.optionGroups; n++)
      batch.set(api.db.doc(`optionGroups/g${n}`), toppings);
    await batch.commit();
    const last = ['x', 'y', 'z'].map((id) =>
      here(['saveOptionGroup', { params: { id }, body: toppings }]),
    );
    const statuses = (await Promise.all(last)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409]);
  });

  it('all succeed if they add dishes that name a group', async () => {
    const many = Array.from({ length: 10 }, () => addDish(api, { admin, optionGroups }));
    expect(new Set((await Promise.all(many)).map(({ _id }) => _id)).size).toBe(10);
    expect(await namedOnMenu()).toHaveLength(10);
  });
});
