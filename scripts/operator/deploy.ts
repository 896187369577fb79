import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildStack } from '../build/build-stack.ts';
import { command, projectOption, UserError } from '../command.ts';
import { usualPorts } from '../local/emulator-ports.ts';
import { writeFirebaseVariant } from '../local/firebase-variant.ts';
import { temporaryConfigFile } from '../local/temporary-config.ts';
import { fromRoot } from '../paths.ts';
import { step } from '../progress.ts';
import { runShown } from '../run-command.ts';

/**
 * Builds for production with the project's own menu and deploys
 * site, function, rules and indexes, with the operator's own credentials (`firebase login`, and
 * `gcloud auth application-default login` for reading the menu).
 */
await command({ call: 'npm run deploy', options: { project: projectOption } }, async (values) => {
  const project = requireRealProject(values.project);
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  requireSettingsOf(project);

  const menuFile = fromRoot('dist/menu.json');
  await run('Reading the menu', fromRoot('scripts/operator/menu-json.ts'), [
    `--project=${project}`,
    `--out=${menuFile}`,
  ]);
  await step('Building for production', () =>
    buildStack({ target: 'production', ports: usualPorts, menuFile }),
  );
  const configFile = temporaryConfigFile();
  writeFirebaseVariant(configFile, { target: 'production' });
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  await run('Deploying', firebase, [
    'deploy',
    `--project=${project}`,
    `--config=${configFile}`,
    '--only=firestore,functions,hosting',
  ]);
});

function requireRealProject(project: string): string {
  if (project.startsWith('demo-')) {
    throw new UserError(`${project} exists in the emulators only, so it can't be deployed.`);
  }
  return project;
}

/** A site that is built for one project must not end up on another. */
function requireSettingsOf(project: string): void {
  const configured = process.env.VITE_FIREBASE_PROJECT_ID;
  if (!configured || configured === project) return;
  throw new UserError(`The settings are for ${configured}, not for ${project} (see .env).`);
}

async function run(doing: string, script: string, args: string[]): Promise<void> {
  console.log(`${doing} …`);
  if ((await runShown(script, args)) !== 0) throw new UserError(`${doing} failed. See above.`);
}
