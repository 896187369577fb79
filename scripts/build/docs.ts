import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiReference } from './api-reference.ts';

/** `node scripts/build/docs.ts` writes docs/api.md from the contract. */
const file = join(import.meta.dirname, '../../docs/api.md');
await writeFile(file, await apiReference());
console.log('Wrote docs/api.md');
