import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brandName } from '../../../brands/chosen-brand.ts';
import { requireOwnData, sampleOption } from '../../build/require-own-data.ts';
import { command, projectOption, UserError } from '../../command.ts';
import { fromRoot } from '../../paths.ts';
import { runInTerminal } from '../../run-command.ts';
import { requireDeployable } from '../deploy/require-deployable.ts';
import { requireLogin } from '../deploy/require-login.ts';
import { accessToken } from '../project.ts';
import { commitOf, versionTags, withCheckout } from './checkout.ts';
import { type Release, tagBefore, versionOf } from './releases.ts';
import { rollBack, staysAsItIs } from './roll-back.ts';

const options = {
  project: projectOption,
  to: { value: '<tag>', help: 'the version; default: the last tag before the running version' },
  yes: { help: 'goes back; without it, the command only says what it would do' },
  sample: sampleOption,
} as const;

const help = `Goes back to an earlier version: the site to its release of that time, functions and rules to what its
tag builds. The data stay as they are.`;

await command({ call: 'npm run rollback', help, options }, async ({ project, to, yes, sample }) => {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  requireDeployable(project, process.env);
  requireOwnData({ brand: brandName, project, hasMenu: true, isSample: sample });
  const running = await runningVersion(process.env['VITE_SITE_URL']);
  const tag = tagBefore(versionTags(brandName), running, to);
  console.log(
    `${project} runs ${running ?? 'an unknown version'} and would go back to ${tag}. These stay as they are:`,
  );
  if (versionOf(tag) === running) console.log(`  - The version: ${tag} is of ${running}, too.`);
  for (const line of staysAsItIs) console.log(`  - ${line}`);
  if (!yes) {
    console.log('Nothing was done. Run it again with --yes to go back.');
    return;
  }
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  await requireLogin({ firebase, project });
  await withCheckout({ tag }, (checkout) =>
    rollBack({
      project,
      tag,
      commit: commitOf(tag),
      readReleases: () => readReleases(project),
      firebase: (call) => runInTerminal(firebase, call),
      deployTag: (more) =>
        npmRun(checkout, [
          'deploy',
          '--',
          '--project',
          project,
          ...more,
          ...(sample ? ['--sample'] : []),
        ]),
    }),
  );
  console.log(`${project} runs ${tag} again.`);
});

/** Returns the version that the site says it is; undefined for one that does not answer. */
async function runningVersion(url = ''): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) });
    return ((await answer.json()) as { version?: string }).version;
  } catch {
    return undefined;
  }
}

async function readReleases(project: string): Promise<Release[]> {
  const url = `https://firebasehosting.googleapis.com/v1beta1/sites/${project}/channels/live/releases?pageSize=100`;
  const headers = {
    authorization: `Bearer ${await accessToken()}`,
    'x-goog-user-project': project,
  };
  const answer = await fetch(url, { headers });
  if (!answer.ok)
    throw new UserError(`Google does not list the releases of ${project}: ${answer.status}.`);
  return ((await answer.json()) as { releases?: Release[] }).releases ?? [];
}

function npmRun(folder: string, args: string[]): Promise<number> {
  // The checkout brings its own packages: none of this one's settings for npm may reach it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
  );
  const options = {
    cwd: folder,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  } as const;
  const child = spawn('npm', ['run', ...args], options);
  return new Promise((done) => {
    child.once('close', (code) => done(code ?? 1));
    child.once('error', () => done(1));
  });
}
