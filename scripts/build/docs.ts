import { writeFile } from 'node:fs/promises';
import { command } from '../command.ts';
import { fromRoot } from '../paths.ts';
import { apiReference } from './api-reference.ts';

/** Writes docs/api.md from the contract. */
await command({ call: 'npm run docs' }, async () => {
  await writeFile(fromRoot('docs/api.md'), await apiReference());
  console.log('Wrote docs/api.md');
});
