import { getAppCheck } from 'firebase-admin/app-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  signToken,
  startGoogleStub,
  stubProjectId,
  type GoogleStub,
} from '../testing/google-stub.ts';
import { createAppCheck } from './app-check.auth.ts';
import type { AppCheck } from './app-check.ts';

let google: GoogleStub;
let appCheck: AppCheck;
let nowS: number;

beforeEach(async () => {
  nowS = Math.floor(Date.now() / 1000);
  google = await startGoogleStub();
  appCheck = createAppCheck(async () => getAppCheck(google.auth.app));
});
afterEach(() => google.close());

function token(changes: object = {}, key = google.keys.appCheck): string {
  const times = { iat: nowS - 10, exp: nowS + 3600 };
  const iss = 'https://firebaseappcheck.googleapis.com/123';
  const claims = { iss, aud: [`projects/${stubProjectId}`], sub: '1:123:web:abc', ...times };
  return signToken({ ...claims, ...changes }, key);
}

describe('requirement 25: App Check tokens', () => {
  it('requirement 25: are valid if Firebase signed them for this project', async () => {
    expect(await appCheck.verify(token())).toBe(true);
  });

  it.each([
    ['another project', () => token({ aud: ['projects/another'] })],
    ['another issuer', () => token({ iss: 'https://evil.test' })],
    ['the past', () => token({ exp: nowS - 10 })],
    ['an unknown key', () => token({}, { ...google.keys.appCheck, kid: 'unknown' })],
    ['a key of another kind', () => token({}, google.keys.idToken)],
    ['nobody', () => 'junk'],
  ])('requirement 25: are invalid if they are of %s', async (_, forged) => {
    expect(await appCheck.verify(forged())).toBe(false);
  });

  it('requirement 25: cannot be checked while the keys cannot be reached, which is an outage', async () => {
    google.mode = 'down';
    await expect(appCheck.verify(token())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    google.mode = 'up';
    expect(await appCheck.verify(token())).toBe(true);
  });
});
