import { writeFile } from 'node:fs/promises';
import { command } from '../command.ts';
import { fromRoot } from '../paths.ts';
import { apiReference } from './api-reference.ts';
import { openApiText } from './openapi.ts';

const help = 'Writes docs/api.md and docs/openapi.json from the contract.';

await command({ call: 'npm run docs', help }, async () => {
  await writeFile(fromRoot('docs/api.md'), await apiReference());
  await writeFile(fromRoot('docs/openapi.json'), await openApiText());
  console.log('Wrote docs/api.md and docs/openapi.json');
});
