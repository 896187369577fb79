import { command, projectOption, UserError } from '../../command.ts';
import { faultOfHops, functionUrlOf, measureHops, rightHops } from './hops/measure-hops.ts';
import { smokeTest } from './smoke/smoke-test.ts';

const options = {
  url: { value: '<address>', required: true, help: 'the site, such as https://thymely.example' },
  project: {
    ...projectOption,
    required: false,
    help: 'its Firebase project, whose function is asked without Hosting',
  },
} as const;

const help = `Looks at a site that is published: version, brand, health, headers, menu and home page, and, with its
project, whether guests are told apart. It only reads, and compares with this checkout and BRAND.`;

await command({ call: 'npm run smoke', help, options }, async ({ url, project }) => {
  if (!URL.canParse(url))
    throw new UserError(`${url} is no web address, such as https://thymely.example.`);
  const siteUrl = new URL(url).origin;
  await smokeTest({ url: siteUrl, of: 'site' });
  if (project === undefined) return;
  const hops = await measureHops({ siteUrl, functionUrl: functionUrlOf(project) });
  const fault = faultOfHops(hops);
  if (fault !== undefined) throw new UserError(`✗ ${fault}`);
  console.log(rightHops(hops));
});
