import { createRequire } from 'node:module';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { functionSettings, quotedLine } from './function-settings.ts';

const place = {
  project: 'thymely-1',
  siteUrl: 'https://orders.example',
  brandEmail: 'ola@forno.pt',
};
const full = 'thymely-api@thymely-1.iam.gserviceaccount.com';

it.each([
  ['thymely-api@', full],
  [full, full],
  ['123-compute@developer.gserviceaccount.com', '123-compute@developer.gserviceaccount.com'],
  ['', undefined],
  [undefined, undefined],
])('the account %j is %j for the function', (FUNCTION_ACCOUNT, account) => {
  const settings = functionSettings({ FUNCTION_ACCOUNT }, place);
  expect(settings['FUNCTION_ACCOUNT']).toBe(account);
});

it('links lead to the site of the build, whatever the environment says', () => {
  const environment = { SITE_URL: 'https://former.example', PATH: '/bin' };
  const settings = functionSettings(environment, place);
  expect(settings['SITE_URL']).toBe('https://orders.example');
  expect(settings).not.toHaveProperty('PATH');
  expect(functionSettings(environment, { ...place, siteUrl: undefined })['SITE_URL']).toBe(
    undefined,
  );
});

it.each(['14 Basil Lane, Suite #5', "O'Neill's & Co.", ''])(
  'a quoted line says %j to Node and to firebase-tools',
  (address) => {
    const line = quotedLine(['BRAND_ADDRESS', address]);
    const tools = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js') as {
      parse: (file: string) => { envs: object };
    };
    expect(parseEnv(line)).toEqual({ BRAND_ADDRESS: address });
    expect(tools.parse(line).envs).toEqual({ BRAND_ADDRESS: address });
  },
);
