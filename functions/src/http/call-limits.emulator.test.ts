import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { soup } from '../testing/dishes.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let unlimited: TestApi;
let api: TestApi;
let admin: Person;
let diner: Person;

beforeAll(async () => {
  unlimited = await startTestApi();
  await unlimited.clear();
  [admin, diner] = await Promise.all([signUpAdmin(unlimited), signUpDiner(unlimited)]);
  api = await startTestApi({ config: readConfig({ CALLS_PER_MINUTE: '2' }) });
});
afterAll(() => Promise.all([api.close(), unlimited.close()]));

describe('requirement 38: a call over the limit', () => {
  it('requirement 38: costs no Firestore read, whoever makes it', async () => {
    const { email, accessToken: token, idToken } = diner;
    const calls = [
      () => api.call('listMenu'),
      () => api.call('listCart', { token, query: { email } }),
      () => api.call('createMenuItem', { token: admin.accessToken, body: soup }),
    ];
    for (const call of calls) {
      for (let within = 0; within < 2; within++) expect((await call()).status).toBeLessThan(300);
    }
    const { reads } = api.counts;
    expect(reads).toBeGreaterThan(0);
    // The account is the same, but the token is of the other kind.
    const byIdToken = () => api.call('createSession', { token: idToken, body: { email } });
    for (const call of [...calls, byIdToken, byIdToken]) {
      expect(await call()).toMatchObject({ status: 429, error: { code: 'TOO_MANY_REQUESTS' } });
    }
    expect(api.counts.reads).toBe(reads);
  });

  it('requirement 38: costs nothing with an ended token, either', async () => {
    const gone = await signUpDiner(unlimited);
    await unlimited.auth.updateUser(gone.uid, { disabled: true });
    const call = () =>
      api.call('listCart', { token: gone.accessToken, query: { email: gone.email } });
    for (let within = 0; within < 2; within++) expect((await call()).status).toBe(401);
    const { reads } = api.counts;
    for (let beyond = 0; beyond < 3; beyond++) expect((await call()).status).toBe(401);
    expect(api.counts.reads).toBe(reads);
  });
});
