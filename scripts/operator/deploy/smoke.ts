import { command, UserError } from '../../command.ts';
import { smokeTest } from './smoke/smoke-test.ts';

const options = {
  url: { value: '<address>', required: true, help: 'the site, such as https://thymely.example' },
} as const;

const help = `Looks at a site that is published: version, brand, health, headers, menu and home page. It only
reads, and compares with this checkout and BRAND.`;

await command({ call: 'npm run smoke', help, options }, async ({ url }) => {
  if (!URL.canParse(url))
    throw new UserError(`${url} is no web address, such as https://thymely.example.`);
  await smokeTest({ url: new URL(url).origin, of: 'site' });
});
