import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { takeMailServer } from './local-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'thymely-mail-'));
const file = join(folder, '.env');
afterAll(() => rmSync(folder, { recursive: true }));

const from = 'SMTP_FROM=Orders <orders@thymely.example>\n';

it.each(['127.0.0.1', 'localhost', '::1'])('a mail server at %s is taken from .env', (host) => {
  writeFileSync(
    file,
    `SMTP_HOST=${host}\nSMTP_PORT=1025\n${from}VITE_SITE_URL=https://x.example\n`,
  );
  const env: NodeJS.ProcessEnv = { PATH: '/bin', SMTP_PORT: '2525' };
  expect(takeMailServer(file, env)).toBeUndefined();
  expect(env).toEqual({
    PATH: '/bin',
    SMTP_HOST: host,
    SMTP_PORT: '2525',
    SMTP_FROM: 'Orders <orders@thymely.example>',
  });
});

it('a mail server elsewhere is not taken, which one line says', () => {
  writeFileSync(file, `SMTP_HOST=smtp.example.com\nSMTP_FROM=\n`);
  const env: NodeJS.ProcessEnv = { PATH: '/bin', SMTP_USER: 'orders' };
  expect(takeMailServer(file, env)).toBe(
    'No mail is sent: SMTP_HOST is smtp.example.com, and a local stack sends mail only to a server on this machine (127.0.0.1).',
  );
  expect(env).toEqual({ PATH: '/bin' });
});

it('a mail server on this machine without a sender is named in one line', () => {
  writeFileSync(file, 'SMTP_HOST=127.0.0.1\n');
  expect(() => takeMailServer(file, {})).toThrow(/^SMTP_FROM has to be an address/);
});

it('nothing is said where nobody named a mail server', () => {
  const env: NodeJS.ProcessEnv = { PATH: '/bin' };
  expect(takeMailServer(join(folder, 'none'), env)).toBeUndefined();
  writeFileSync(file, from);
  expect(takeMailServer(file, {})).toBeUndefined();
  expect(env).toEqual({ PATH: '/bin' });
});
