import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';
import { filesOfRepository } from './files-of-repository.ts';

const isSource = /^(?:contract|functions|web)\/src\/.*\.tsx?$/;
const isTest = /\.test\.|\/(?:testing|api-tests)\//;
const exported = /^export (?:async )?(?:const|function|class|type) (\w+)/gm;

it('an exported name has one meaning: one file exports it, or an endpoint and its use case do', () => {
  const homes = new Map<string, string[]>();
  for (const file of filesOfRepository()) {
    if (!isSource.test(file) || isTest.test(file) || file.endsWith('/endpoints.ts')) continue;
    for (const [, name = ''] of readFileSync(fromRoot(file), 'utf8').matchAll(exported)) {
      homes.set(name, [...(homes.get(name) ?? []), file]);
    }
  }
  expect(homes.size).toBeGreaterThan(1000);
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});
