import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { fromRoot, root } from '../../paths.ts';
import { siteCall } from '../rollback/roll-back.ts';
import { setupSteps } from '../setup/setup-steps.ts';
import { siteHosts } from '../setup/site-hosts.ts';
import { firebaseCalls } from './publish.ts';
import { requireDeployable } from './require-deployable.ts';
import { requireLogin } from './require-login.ts';

/** Checks what the deploy relies on in the installed firebase-tools. */
const require = createRequire(import.meta.url);
const program = require.resolve('firebase-tools/lib/bin/firebase.js');

const home = mkdtempSync(join(tmpdir(), 'nobody-'));
/** An environment in which nobody has ever logged in and no machine's account is used. */
const nobody = {
  HOME: home,
  XDG_CONFIG_HOME: home,
  APPDATA: home,
  CLOUDSDK_CONFIG: home,
  GOOGLE_APPLICATION_CREDENTIALS: '',
  FIREBASE_TOKEN: '',
  METADATA_SERVER_DETECTION: 'none',
};

afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  rmSync(home, { recursive: true });
});

function outputOf(args: string[]): Promise<string> {
  const env = { ...process.env, ...nobody };
  return new Promise((done) => {
    const child = execFile(process.execPath, args, { env }, (_, out, err) => {
      done(out + err);
    });
    child.stdin?.end();
  });
}

type Command = { name: string; options: [flags: string][] };

const tools = join(dirname(program), '..');

/** The options of every command. */
const common = ['--project', '--config', '--json', '--non-interactive', '--help'];

/** Returns which words of a call firebase-tools does not know: the command, or an option. */
function unknownIn([name = '', ...words]: string[]): string[] {
  const file = `commands/${name.replaceAll(':', '-')}`;
  const found = [`${file}.js`, `${file}-list.js`].find((path) => existsSync(join(tools, path)));
  if (found === undefined) return [name];
  const { command } = require(join(tools, found)) as { command: Command };
  if (command.name !== name) return [name];
  const known = command.options.flatMap(([flags]) => flags.match(/--[\w-]+/g) ?? []);
  const used = words.flatMap((word) => /^--[\w-]+/.exec(word) ?? []);
  return used.filter((flag) => !known.includes(flag) && !common.includes(flag));
}

/** Returns the calls of firebase-tools that documents and messages tell people to make. */
function callsInTexts(): string[][] {
  const texts = globSync(['*.md', 'docs/**/*.md', 'scripts/**/*.ts'], { cwd: root });
  const found = texts.flatMap((path) => [
    ...readFileSync(fromRoot(path), 'utf8').matchAll(/npx firebase ([a-z][^`'"\n$(,\\]*)/g),
  ]);
  const calls = new Set(found.map(([, call = '']) => call.trim().replace(/[,;.]$/, '')));
  return [...calls].map((call) => call.split(/\s+/));
}

const what = { project: 'thymely-1', configFile: fromRoot('firebase.json'), message: 'v1.0.0' };

describe('firebase-tools', () => {
  it('accepts every argument of a deploy, and then asks for a login', async () => {
    const run = fromRoot('scripts/operator/deploy/deploy-functions.ts');
    const output = await outputOf([run, program, ...firebaseCalls(what).functions]);
    expect(output).toContain('have you run firebase login?');
    expect(output).not.toMatch(/unknown option|too many arguments/i);
  });

  const version = 'a1b2c3';
  const hosts = siteHosts({}, 'thymely-1');
  const steps = setupSteps({ project: 'thymely-1', ...hosts, hasSettings: false });
  const setup = steps.flatMap(({ firebase }) => (firebase ? [firebase] : []));
  const rollback = siteCall({ project: 'thymely-1', version });
  const { preview, ...published } = firebaseCalls(what);
  const calls = [
    ...[...Object.values(published), preview('try')],
    ...[...setup, rollback, ...callsInTexts()],
  ];

  it.each(calls.map((call) => [call.join(' '), call]))(
    'has %s with each of its options',
    (_, call) => {
      expect(unknownIn(call)).toEqual([]);
    },
  );

  it('is never told to say yes to everything', () => {
    expect(calls.flat().filter((word) => /^(?:--force|-f)$/.test(word))).toEqual([]);
  });

  it('has none of these', () => {
    expect(unknownIn(['hosting:rollback', 'live'])).toEqual(['hosting:rollback']);
    expect(unknownIn(['deploy', '--dry-runs', '--only=hosting'])).toEqual(['--dry-runs']);
  });

  it('reports in one line that nobody is logged in', async () => {
    for (const [name, value] of Object.entries(nobody)) vi.stubEnv(name, value);
    await expect(requireLogin({ firebase: program, project: 'thymely-1' })).rejects.toThrow(
      /^Nobody is logged in to Firebase: run `npx firebase login` first\. \(.*\)$/,
    );
  });

  it('reads only emulator variables that the deploy rejects', () => {
    const { Constants } = require('firebase-tools/lib/emulator/constants.js') as {
      Constants: Record<string, unknown>;
    };
    const variables = Object.values(Constants).filter((value) => /^[A-Z_]+$/.test(String(value)));
    const ofEmulators = variables.map(String).filter((name) => name.includes('EMULATOR'));
    expect(ofEmulators).toContain('FIRESTORE_EMULATOR_HOST');
    for (const name of ofEmulators) {
      expect(() => {
        requireDeployable('thymely-1', { [name]: '127.0.0.1:1' });
      }).toThrow(`${name} is set`);
    }
  });
});
