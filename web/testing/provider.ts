import { onTestFinished, vi } from 'vitest';
import { loadAuth } from '../src/lib/auth/load-auth.ts';
import { dana } from './people.ts';

/** What a call to the sign-in provider gets. An `error` is a code as the provider names it. */
type ProviderAnswer = { json: object } | { error: string } | 'unreachable';

type ProviderCall = { method: string; language: string | null; body: Record<string, unknown> };

const signedIn = {
  localId: dana.uid,
  email: dana.email,
  idToken: 'id-token',
  refreshToken: 'refresh-token',
  expiresIn: '3600',
};

const account = {
  localId: dana.uid,
  email: dana.email,
  displayName: dana.displayName,
  emailVerified: true,
  providerUserInfo: [{ providerId: 'password', rawId: dana.email, email: dana.email }],
};

/** What the provider answers when Dana logs in or signs up, in whichever way. */
export const danaSignsIn: Record<string, ProviderAnswer> = {
  signInWithPassword: { json: signedIn },
  signInWithIdp: { json: { ...signedIn, providerId: 'google.com' } },
  signUp: { json: signedIn },
  lookup: { json: { users: [account] } },
  update: { json: {} },
  sendOobCode: { json: {} },
};

/**
 * Answers the calls of one test to the sign-in provider, by method such as `sendOobCode`. A part has
 * no provider that could decide anything; a test that needs one is a journey.
 * @returns the calls so far, and a way to change the answers
 */
export function answerProvider(answers: Record<string, ProviderAnswer>) {
  const current = { ...answers };
  const calls: ProviderCall[] = [];
  const send = window.fetch.bind(window);
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const method = /\/(?:accounts:|v2\/)(\w+)/.exec(addressOf(input))?.[1];
    if (method === undefined) return send(input, init);
    const language = new Headers(init?.headers).get('x-firebase-locale');
    const body = typeof init?.body === 'string' ? init.body : '{}';
    calls.push({ method, language, body: JSON.parse(body) as ProviderCall['body'] });
    return respond(current[method] ?? 'unreachable');
  });
  onTestFinished(async () => {
    await (await loadAuth()).signOut();
    spy.mockRestore();
  });
  return {
    calls,
    change: (next: Record<string, ProviderAnswer>) => {
      Object.assign(current, next);
    },
  };
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

function respond(answer: ProviderAnswer): Response {
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  if ('json' in answer) return Response.json(answer.json);
  return Response.json({ error: { code: 400, message: answer.error } }, { status: 400 });
}
