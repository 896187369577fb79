import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';

// Inside the repository, so that the planted tests find vitest.
mkdirSync(fromRoot('.test'), { recursive: true });
const folder = mkdtempSync(fromRoot('.test/files-of-a-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs planted test files in one worker, with the setup of our own. */
function run(files: Record<string, string>): { status: number | null; output: string } {
  const project = mkdtempSync(join(folder, 'project-'));
  const setup = JSON.stringify(fromRoot('vitest.setup.ts'));
  const config = `export default { test: { isolate: false, maxWorkers: 1, setupFiles: [${setup}] } };`;
  for (const [name, text] of Object.entries({ ...files, 'vitest.config.ts': config })) {
    writeFileSync(join(project, name), text);
  }
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fromRoot('node_modules/vitest/vitest.mjs'), 'run', '--root', project],
    { encoding: 'utf8', env: { PATH, NODE_COMPILE_CACHE, NO_COLOR: '1' } },
  );
  return { status, output: stdout + stderr };
}

describe('a file of tests', () => {
  it('finds modules, clocks, globals, the environment and spies as if it were the first one', () => {
    const usesUp = `import { expect, it, vi } from 'vitest';
      import { kept } from './kept.ts';
      it('is the first one', () => {
        expect(kept).toEqual([]);
        expect(vi.isFakeTimers()).toBe(false);
        expect('document' in globalThis).toBe(false);
        expect(process.env.LEFT).toBeUndefined();
        expect(vi.isMockFunction(console.error)).toBe(false);
        kept.push('left');
        vi.useFakeTimers();
        vi.stubGlobal('document', {});
        vi.stubEnv('LEFT', 'left');
        vi.spyOn(console, 'error');
      });`;
    const { status, output } = run({
      'kept.ts': 'export const kept = [];',
      'a.test.ts': usesUp,
      'b.test.ts': usesUp,
    });
    expect(output).toMatch(/Test Files +2 passed/);
    expect(status).toBe(0);
  });

  it('fails if it leaves something else behind, which is named', () => {
    const left = [
      ['globalThis.document', `globalThis.document = {};`],
      ['globalThis.fetch', `globalThis.fetch = () => {};`],
      ['process.env.LEFT', `process.env.LEFT = 'left';`],
      ['process.cwd()', `process.chdir('..');`],
      ['listeners of process for message', `process.on('message', () => {});`],
    ];
    const files: Record<string, string> = {};
    for (const [index, [, leave]] of left.entries()) {
      files[`${index}.test.ts`] = `import { it } from 'vitest';
        it('passes', () => { ${leave} });`;
    }
    const { status, output } = run(files);
    expect(output).toMatch(/Test Files +5 failed/);
    expect(output).toMatch(/Tests +5 passed/);
    for (const [name] of left) expect(output).toContain(`\n+   "${name}",\n`);
    expect(status).toBe(1);
  });
});
