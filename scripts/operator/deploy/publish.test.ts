import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { brand } from '../../../brands/chosen-brand.ts';
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

const policy = 'functions:artifacts:setpolicy';

describe('publishing', () => {
  it('makes three runs and sets the policy, each with the input of the terminal', async () => {
    const { runs, inputs } = await publishWith({});
    expect(runs).toEqual(['firestore', 'functions', policy, 'hosting']);
    expect(inputs).toEqual([true, true, true, true]);
    const common = [`--project=${project}`, `--config=${fromRoot('firebase.json')}`];
    expect(firebase.calls().map(({ args }) => args)).toEqual([
      ['deploy', '--only', 'firestore', ...common],
      ['deploy', '--only', 'functions', ...common],
      [policy, '--location', brand.functionRegion, '--days', '3', '--force', ...common],
      ['deploy', '--only', 'hosting', ...common, '--message', 'v1.0.0 c0ffee'],
    ]);
  });

  it('continues when the functions succeed at the second attempt, after setting the policy', async () => {
    const { runs, output } = await publishWith({ '--only functions': [2, 0] });
    expect(runs).toEqual(['firestore', 'functions', policy, 'functions', 'hosting']);
    expect(output).not.toContain('UserError');
  });

  it('leaves the site unchanged when the functions fail twice', async () => {
    const { runs, output } = await publishWith({ '--only functions': [2, 2] });
    expect(runs).toEqual(['firestore', 'functions', policy, 'functions']);
    expect(output.trim().split('\n').at(-1)).toBe(
      'UserError: The functions could not be published, see above. The site is as it was; deploy again.',
    );
  });

  it('ends after the rules when they fail, and reports a failure of the site', async () => {
    const rules = await publishWith({ '--only firestore': [1] });
    expect(rules.runs).toEqual(['firestore']);
    expect(rules.output).toContain('UserError: The rules and indexes could not be published');
    firebase.remove();
    const site = await publishWith({ '--only hosting': [1] });
    expect(site.output).toContain('UserError: The site could not be published');
  });

  it('does not fail for lack of a policy', async () => {
    const { runs, output } = await publishWith({ setpolicy: [1] });
    expect(runs).toEqual(['firestore', 'functions', policy, 'hosting']);
    expect(output).toContain('Old images of the functions are kept');
    expect(output).not.toContain('UserError');
  });
});
