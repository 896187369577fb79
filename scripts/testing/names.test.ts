import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';
import { filesOfRepository } from './files-of-repository.ts';

const isSource = /^(?:contract|functions|web)\/src\/.*\.tsx?$/;
/** Messages of words modules are named by what they say in their room. */
const isElse = /\.test\.|\/(?:testing|api-tests)\/|\/endpoints\.ts$|words\.[\w-]+\.ts$/;
const exported = /^export (?:async )?(?:const|function|class|type) (\w+)/gm;

it('an exported name has one meaning: one file exports it, or an endpoint and its use case do', () => {
  const homes = new Map<string, string[]>();
  for (const file of filesOfRepository()) {
    if (!isSource.test(file) || isElse.test(file)) continue;
    for (const [, name = ''] of readFileSync(fromRoot(file), 'utf8').matchAll(exported)) {
      homes.set(name, [...(homes.get(name) ?? []), file]);
    }
  }
  expect(homes.size).toBeGreaterThan(1000);
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});
