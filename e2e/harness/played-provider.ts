import type { Page, Route } from '@playwright/test';

const uid = 'gina';
const email = 'gina@thymely.test';

const idToken = unsigned({ sub: uid, iat: 0, exp: 4_000_000_000 });
const tokens = { localId: uid, email, idToken, refreshToken: 'refresh', expiresIn: '3600' };

/** Somebody who signs in with Google alone. */
const account = {
  localId: uid,
  email,
  displayName: 'Gina Guest',
  emailVerified: true,
  providerUserInfo: [{ providerId: 'google.com', rawId: '100', email, displayName: 'Gina Guest' }],
};

const answers: Record<string, object> = {
  'accounts:signInWithIdp': { ...tokens, providerId: 'google.com' },
  'accounts:lookup': { users: [account] },
  projects: { authorizedDomains: ['127.0.0.1'] },
  token: { access_token: idToken, id_token: idToken, refresh_token: 'refresh', expires_in: '3600' },
};

/** Plays the sign-in provider, at which only Gina signs in, and what the API answers her. */
export async function playProvider(page: Page): Promise<void> {
  await page.route(/^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, (route) => {
    const method = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const json = answers[method];
    if (json) return route.fulfill({ json });
    const error = { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' };
    return route.fulfill({ status: 400, json: { error } });
  });
  await page.route('**/api/**', answerCall);
}

function answerCall(route: Route): Promise<void> {
  const call = new URL(route.request().url()).pathname;
  if (call === '/api/jwt') return route.fulfill({ json: { token: idToken } });
  if (call === '/api/users/me') return route.fulfill({ json: { _id: uid, email, role: 'user' } });
  if (call === '/api/carts' || call === '/api/orders') return route.fulfill({ json: [] });
  return route.fulfill({ json: {} });
}

function unsigned(claims: object): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}
