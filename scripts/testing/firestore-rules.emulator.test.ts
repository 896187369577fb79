import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';

it('firestore.rules compile, and the emulator would say where they do not', async () => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const compile = async (content: string) => {
    const rules = { files: [{ name: 'firestore.rules', content }] };
    const url = `http://${host}/emulator/v1/projects/demo-thymely-compile:securityRules`;
    const answer = await fetch(url, { method: 'PUT', body: JSON.stringify({ rules }) });
    return `${answer.status} ${await answer.text()}`;
  };
  const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');
  expect(await compile(rules)).toMatch(/^200 /);
  expect(await compile(rules.replace('service', 'servise'))).toMatch(/^400 [^]*L\d+:\d+/);
});
