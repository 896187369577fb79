import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromRoot } from '../../paths.ts';
import { emulatorsBlock, freeEmulatorPorts } from '../emulator-ports.ts';
import { type Emulators, startEmulators } from '../emulators.ts';
import { temporaryConfigFile } from '../temporary-config.ts';
import { rebuildFunction } from './rebuild-function.ts';

// In the repository, where node_modules has what the function imports.
const folder = fromRoot('.test', `rebuild-${process.pid}`);
const source = join(folder, 'source.ts');
const project = 'demo-thymely-rebuild';
const printed: string[] = [];

let emulators: Emulators;
let end: () => Promise<void>;

const write = (body: string) => {
  writeFileSync(
    source,
    `import { onRequest } from 'firebase-functions/https';
export const api = onRequest((_, response) => { ${body} });`,
  );
};

const answer = async () => {
  const url = `http://127.0.0.1:${emulators.ports.functions}/${project}/us-central1/api`;
  return (await fetch(url)).text();
};

/** Waits for the next lines of the terminal. */
async function nextLines(): Promise<string> {
  await expect.poll(() => printed.length, { timeout: 60_000 }).toBeGreaterThan(0);
  return printed.splice(0).join('\n');
}

beforeAll(async () => {
  mkdirSync(join(folder, 'built'), { recursive: true });
  write(`response.send('first');`);
  const entry = { private: true, type: 'module', main: 'index.js', engines: { node: '24' } };
  writeFileSync(join(folder, 'built/package.json'), JSON.stringify(entry));
  const options: BuildOptions = {
    entryPoints: [source],
    outfile: join(folder, 'built/index.js'),
    bundle: true,
    external: ['firebase-functions'],
    format: 'esm',
    platform: 'node',
  };
  await build(options);
  const ports = await freeEmulatorPorts();
  const configFile = temporaryConfigFile();
  const functions = { source: `.test/rebuild-${process.pid}/built` };
  writeFileSync(configFile, JSON.stringify({ functions, emulators: emulatorsBlock(ports) }));
  const only = ['functions'] as const;
  emulators = await startEmulators({ project, ports, only, configFile, logFolder: folder });
  end = await rebuildFunction(options, { hubPort: ports.hub, print: (line) => printed.push(line) });
}, 240_000);
afterAll(async () => {
  await end();
  await emulators.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

it('a change of the function is built and served, and a mistake in it is printed', async () => {
  expect(await answer()).toBe('first');
  write(`response.send('second');`);
  expect(await nextLines()).toBe('The function has been rebuilt.');
  expect(await answer()).toBe('second');
  write(`response.send('third';`);
  expect(await nextLines()).toMatch(/Expected "\)" but found ";"[^]*source\.ts:2:/);
  expect(await answer()).toBe('second');
  write(`response.send('third');`);
  expect(await nextLines()).toBe('The function has been rebuilt.');
  expect(await answer()).toBe('third');
}, 240_000);
