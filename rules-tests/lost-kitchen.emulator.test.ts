import { beforeEach, describe, expect, it } from 'vitest';
import { orderOf, writeOrders } from '../functions/src/testing/orders.ts';
import {
  type Person,
  signedInEarlier,
  signUpAdmin,
  signUpKitchen,
} from '../functions/src/testing/people.ts';
import { isLetThrough, perform } from './lab/attempt.ts';
import { useBothDoors } from './lab/both-doors.ts';
import { directlyAs, signInAnew } from './lab/own-token.ts';

const { api, rules } = useBothDoors();
let owner: Person;

beforeEach(async () => {
  await api.clear();
  owner = await signUpAdmin(api);
  await writeOrders(api.db, [orderOf({ _id: 'next' })]);
});

/** Returns a person with the role, who has signed in after getting it, a while ago. */
async function hire(role: 'kitchen' | 'admin'): Promise<Person> {
  const person = await { kitchen: signUpKitchen, admin: signUpAdmin }[role](api);
  return signedInEarlier(api, person, { [role]: true });
}

async function giveRole(uid: string, role: string): Promise<void> {
  const { accessToken: token } = owner;
  const answer = await api.call('setUserRole', { token, params: { id: uid }, body: { role } });
  expect(answer.status).toBe(200);
}

/** Returns which ways lead to the next order: the API's list, a list, and the order itself. */
async function waysToNextOrder(person: Person): Promise<boolean[]> {
  const list = { list: 'orders', where: { isOpen: true }, limit: 1 };
  const db = directlyAs(rules, person);
  const { status } = await api.call('listKitchenOrders', { token: person.accessToken });
  return [
    status === 200,
    await isLetThrough(perform(db, list)),
    await isLetThrough(perform(db, { get: 'orders/next' })),
  ];
}

const open = [true, true, true];
const closed = [false, false, false];

describe('requirement 48: the next order is open at both doors', () => {
  it.each(['kitchen', 'admin'] as const)(
    'requirement 48: to the %s, and at neither door to whoever loses that role',
    async (role) => {
      const staff = await hire(role);
      expect(await waysToNextOrder(staff)).toEqual(open);
      await giveRole(staff.uid, 'user');
      expect(await waysToNextOrder(staff)).toEqual(closed);
      const { accessToken: token } = staff;
      const body = { from: 'placed', screen: 'at-the-pass' };
      const params = { id: 'next', action: 'accept' };
      expect(await api.call('moveOrder', { token, params, body })).toMatchObject({ status: 401 });
      expect(await waysToNextOrder(await signInAnew(api, staff))).toEqual(closed);
    },
  );

  it('requirement 48: to an admin who becomes kitchen staff, after a new sign-in, and nothing else', async () => {
    const admin = await hire('admin');
    await giveRole(admin.uid, 'kitchen');
    expect(await waysToNextOrder(admin)).toEqual(closed);
    const cook = await signInAnew(api, admin);
    expect(await waysToNextOrder(cook)).toEqual(open);
    expect(await api.call('listUsers', { token: cook.accessToken })).toMatchObject({ status: 403 });
    const users = perform(directlyAs(rules, cook), { list: 'users', limit: 200 });
    expect(await isLetThrough(users)).toBe(false);
  });

  it('requirement 48: to someone who is hired again, after a new sign-in', async () => {
    const cook = await hire('kitchen');
    await giveRole(cook.uid, 'user');
    await giveRole(cook.uid, 'kitchen');
    expect(await waysToNextOrder(cook)).toEqual(closed);
    expect(await waysToNextOrder(await signInAnew(api, cook))).toEqual(open);
  });
});
