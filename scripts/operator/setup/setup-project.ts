import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline/promises';
import { brand, brandName } from '../../../brands/chosen-brand.ts';
import { requireOwnData, sampleOption } from '../../build/require-own-data.ts';
import { command, projectOption, UserError } from '../../command.ts';
import { fromRoot } from '../../paths.ts';
import { runInTerminal } from '../../run-command.ts';
import { requireDeployable } from '../deploy/require-deployable.ts';
import { askFirebase, requireLogin } from '../deploy/require-login.ts';
import { setUp } from './set-up.ts';
import { settingsOf, writeSettings } from './settings-file.ts';
import { settingsCall, setupSteps } from './setup-steps.ts';
import { siteHosts } from './site-hosts.ts';

const options = {
  project: projectOption,
  yes: { help: 'does what firebase-tools can do; without it, the command only prints' },
  location: {
    value: '<location>',
    help: 'answers where the database is created, where there is no terminal',
    fault: (location: string) =>
      location === brand.firestoreLocation
        ? undefined
        : `--location cannot be "${location}": brands/${brandName} says ${brand.firestoreLocation}.`,
  },
  sample: sampleOption,
} as const;

const help = `Says what a Firebase project has and still needs: plan, database, accounts, sign-in, backups, alerts.
Lines of gcloud and steps by hand are printed. It can be repeated.`;

await command(
  { call: 'npm run setup-project', help, options },
  async ({ project, yes, location, sample }) => {
    if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
    requireDeployable(project, process.env);
    requireOwnData({ brand: brandName, project, hasMenu: true, isSample: sample });
    const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
    const isLoggedIn = await requireLogin({ firebase, project }).then(
      () => true,
      (error: unknown) => {
        if (yes || !(error instanceof UserError)) throw error;
        console.log(`${error.message}\nWhat is done already cannot be seen:`);
        return false;
      },
    );
    console.log(
      `${project} for ${brand.name} (${brandName}): data in ${brand.firestoreLocation}, function in ${brand.functionRegion}.`,
    );
    await setUp({
      steps: setupSteps({
        project,
        ...siteHosts(process.env, project),
        hasSettings: Boolean(process.env['VITE_FIREBASE_API_KEY']),
      }),
      ask: async (call) => (isLoggedIn ? (await askFirebase(firebase, call)).result : undefined),
      run: (call) =>
        call[0] === settingsCall
          ? writeWebSettings({ firebase, project, call })
          : runInTerminal(firebase, call),
      confirm: async (question) => location ?? (await typedAnswer(question)),
      yes,
    });
  },
);

async function typedAnswer(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UserError('There is no terminal to ask: add --location <location>.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

type WebApp = { firebase: string; project: string; call: string[] };

/** Writes the settings of the web app to .env, and returns the exit code. */
async function writeWebSettings({ firebase, project, call }: WebApp): Promise<number> {
  const { error, result } = await askFirebase(firebase, call);
  if (error !== undefined) {
    console.log(error);
    return 1;
  }
  const settings = settingsOf(result, project);
  const written = writeSettings(fromRoot('.env'), settings, fromRoot('.env.example'));
  console.log(`    Written to .env: ${written.join(', ') || 'nothing, it is complete'}`);
  return 0;
}
