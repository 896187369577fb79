import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { fromRoot } from '../../paths.ts';
import { fakeFirebase, type FakeFirebase } from './fake-firebase.ts';

const project = 'thymely-1';
let firebase: FakeFirebase;

afterEach(() => {
  firebase.remove();
});

/** Publishes in a separate process, whose standard input is the file of this test. */
async function publishWith(ends: Record<string, number[]>) {
  firebase = fakeFirebase(ends);
  const module = JSON.stringify(fromRoot('scripts/operator/deploy/publish.ts'));
  const script = `
    const { publishFunctions, publishSite } = await import(${module});
    const [project, firebase, configFile] = process.argv.slice(1);
    const publication = { project, firebase, configFile, message: 'v1.0.0 c0ffee' };
    await publishFunctions(publication).then(() => publishSite(publication)).catch((error) => {
      console.log(error.name + ': ' + error.message);
    });
  `;
  const input = openSync(import.meta.filename, 'r');
  const call = [project, firebase.program, fromRoot('firebase.json')];
  const args = ['--input-type=module', '--eval', script, '--', ...call];
  const child = spawn(process.execPath, args, { stdio: [input, 'pipe', 'inherit'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((done) => child.once('close', done));
  const { ino } = fstatSync(input);
  closeSync(input);
  const runs = firebase.calls().map(({ args: [name, ...flags] }) => {
    return name === 'deploy' ? flags[1] : name;
  });
  return { runs, output, inputs: firebase.calls().map((call) => call.input === ino) };
}

describe('publishing', () => {
  it('makes three runs, each with the input of the terminal', async () => {
    const { runs, inputs } = await publishWith({});
    expect(runs).toEqual(['firestore', 'functions', 'hosting']);
    expect(inputs).toEqual([true, true, true]);
    const common = [`--project=${project}`, `--config=${fromRoot('firebase.json')}`];
    expect(firebase.calls().map(({ args }) => args)).toEqual([
      ['deploy', '--only', 'firestore', ...common],
      ['deploy', '--only', 'functions', ...common],
      ['deploy', '--only', 'hosting', ...common, '--message', 'v1.0.0 c0ffee'],
    ]);
  });

  it.each([
    [
      'firestore',
      ['firestore'],
      'The rules and indexes could',
      'Functions and site are as they were',
    ],
    ['functions', ['firestore', 'functions'], 'The functions could', 'The site is as it was'],
    [
      'hosting',
      ['firestore', 'functions', 'hosting'],
      'The site could',
      'Rules and functions are out',
    ],
  ])('ends in one line when %s fails', async (target, expected, what, state) => {
    const { runs, output } = await publishWith({ [`--only ${target}`]: [2] });
    expect(runs).toEqual(expected);
    expect(output.trim().split('\n').at(-1)).toBe(
      `UserError: ${what} not be published, see above. ${state}; deploy again.`,
    );
  });
});
