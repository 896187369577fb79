import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Log } from '../platform/log.ts';
import { addDish } from '../testing/dishes.ts';
import { signUpAdmin, signUpDiner } from '../testing/people.ts';
import { pictureForm, png } from '../testing/pictures.ts';
import { useTestApi } from '../testing/test-api.ts';
import { patienceMs } from '../testing/patience.ts';

const log = { info: vi.fn<Log['info']>(), error: vi.fn<Log['error']>(), write: () => {} };

const api = useTestApi({ log });

beforeAll(async () => {
  await api.clear();
});

describe('requirement 30: what the log says about people', () => {
  it('requirement 30: is only their uid, whatever they do, and never an email, a name or a token', async () => {
    const admin = await signUpAdmin(api, 'Ada Lovelace');
    const diner = await signUpDiner(api, 'Dana Diner');
    const dish = await addDish(api, { admin });
    for (const [name, { idToken, email }] of [
      ['Ada Lovelace', admin],
      ['Dana Diner', diner],
    ] as const) {
      await api.call('saveUser', { token: idToken, body: { name, email } });
      await api.call('createSession', { token: idToken, body: { email } });
    }
    const token = diner.accessToken;
    await api.call('addToCart', { token, body: { menuItemId: dish._id, email: diner.email } });
    await api.call('listCart', { token, query: { email: diner.email } });
    await api.call('listCart', { token, query: { email: admin.email } });
    await api.call('checkAdmin', { token, params: { email: diner.email } });
    await api.call('uploadImage', { token, form: pictureForm(png()) });
    await api.call('listUsers', { token: admin.accessToken, query: { q: 'dana' } });
    await api.call('promoteUser', { token: admin.accessToken, params: { id: diner.uid } });
    await api.call('deleteUser', { token: admin.accessToken, params: { id: diner.uid } });
    await api.call('listCart', { token, query: { email: diner.email } });

    await vi.waitFor(
      () => expect(log.info.mock.calls.length).toBeGreaterThanOrEqual(14),
      patienceMs,
    );
    const logged = JSON.stringify([log.info.mock.calls, log.error.mock.calls]);
    expect(logged).toContain(diner.uid);
    expect(logged).toContain('GET /users/admin/:email');
    for (const secret of [admin, diner].flatMap((person) => [
      person.email,
      encodeURIComponent(person.email),
      person.idToken,
      person.accessToken,
    ])) {
      expect(logged).not.toContain(secret);
    }
    expect(logged).not.toMatch(/lovelace|dana|@|eyJ/i);
    for (const [, entry] of log.info.mock.calls) {
      const call = ['uid', 'route', 'app', 'status', 'error', 'durationMs', 'trace'];
      expect(Object.keys(entry)).toEqual([...call, 'build', 'instance']);
    }
  });
});
