import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';

const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';

async function ask(method: string, body: object): Promise<{ status: number; error?: string }> {
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, ...(error && { error: error.message }) };
}

it('the local Auth does not tell who has an account, as in new projects', async () => {
  const email = `${randomUUID()}@thymely.test`;
  const stranger = `${randomUUID()}@thymely.test`;
  const password = 'long enough';
  expect(await ask('signUp', { email, password })).toEqual({ status: 200 });

  const wrong = await ask('signInWithPassword', { email, password: 'another one' });
  expect(wrong).toEqual({ status: 400, error: 'INVALID_LOGIN_CREDENTIALS' });
  expect(await ask('signInWithPassword', { email: stranger, password })).toEqual(wrong);
  const mail = { requestType: 'PASSWORD_RESET', email: stranger };
  expect(await ask('sendOobCode', mail)).toEqual({ status: 200 });
});

it('the local Auth still tells at sign-up that an email is taken, as in new projects', async () => {
  const account = { email: `${randomUUID()}@thymely.test`, password: 'long enough' };
  await ask('signUp', account);
  expect(await ask('signUp', account)).toEqual({ status: 400, error: 'EMAIL_EXISTS' });
});
