import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { firstLoadFaults } from '../../../web/build/first-load/first-load.ts';
import { indexFaults } from '../../build/indexes/recorded-queries.ts';
import { buildStack, type BuildOptions, outFolders } from '../../build/build-stack.ts';
import { UserError } from '../../command.ts';
import { fromRoot } from '../../paths.ts';
import { step } from '../../progress.ts';
import { runInTerminal, runQuietly } from '../../run-command.ts';
import { firebaseCalls, type Publication } from './publish.ts';
import { requireLogin } from './require-login.ts';

export type DryRun = Omit<Publication, 'configFile' | 'message'> & {
  production: BuildOptions;
  /** Checks of settings, brand and checkout, by name, which throw what a deploy would. */
  requirements: [name: string, check: () => void][];
  writeConfig: () => string;
};

/**
 * Checks everything that can be checked without publishing: without credentials settings, brand,
 * checkout, build, sizes, rules and indexes; with them also what firebase-tools checks itself.
 * @throws {UserError} when something is not right; what is right is printed
 */
export async function dryRun(run: DryRun): Promise<void> {
  const failed = run.requirements.filter(([name, check]) => !passes(name, check));
  if (failed.length > 0) throw new UserError('Nothing was built, and nothing published.');
  const menuFile = fromRoot(outFolders.production, 'menu.json');
  const ownMenu = existsSync(menuFile) ? { menuFile } : {};
  await step('Building for production', () => buildStack({ ...run.production, ...ownMenu }));
  const site = fromRoot('web', outFolders.production, 'site');
  passOrThrow('Size of the first load', firstLoadFaults(site));
  passOrThrow('Every recorded query has its index', indexFaults());
  await step('Rules compile, every composite index is named', checkFirestore);
  await askFirebaseItself(run);
  console.log('Dry run: nothing was published.');
}

function passes(name: string, check: () => void): boolean {
  try {
    check();
    console.log(`✓ ${name}`);
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const line of error.message.split('\n')) console.log(`✗ ${name}: ${line}`);
    return false;
  }
}

function passOrThrow(name: string, faults: string[]): void {
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  console.log(`✓ ${name}`);
}

/** Runs the tests of rules and indexes, which need the Firestore emulator. */
async function checkFirestore(): Promise<void> {
  const tests = ['firestore-rules', 'firestore-indexes'];
  const args = ['--only', 'api', '--', ...tests];
  const { exitCode, output } = await runQuietly(fromRoot('scripts/testing/test.ts'), args);
  if (exitCode === 0) return;
  const lines = stripVTControlCharacters(output).split('\n');
  const reasons = lines.filter((line) => / FAIL |compiling rules|^api │ [-+] {3}/.test(line));
  throw new UserError((reasons.length > 0 ? reasons : lines).join('\n').trim());
}

async function askFirebaseItself({ firebase, project, writeConfig }: DryRun): Promise<void> {
  const fault = await requireLogin({ firebase, project }).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof UserError) return error.message;
      throw error;
    },
  );
  if (fault !== undefined) {
    console.log(`– Firebase's own dry run is left out: ${fault}`);
    return;
  }
  const call = firebaseCalls({ project, configFile: writeConfig(), message: '' }).dryRun;
  if ((await runInTerminal(firebase, call)) !== 0) {
    throw new UserError("Firebase's own dry run failed, see above.");
  }
}
