import { UserError } from '../../command.ts';
import { fromRoot } from '../../paths.ts';
import { runInTerminal } from '../../run-command.ts';

export type Publication = {
  project: string;
  /** The path of the program of firebase-tools. */
  firebase: string;
  /** The Firebase configuration of the build. */
  configFile: string;
  /** What a rollback finds the release of the site by (see releaseMessage). */
  message: string;
};

/** Returns the arguments for firebase-tools, by what the call publishes. */
export function firebaseCalls({ project, configFile, message }: Omit<Publication, 'firebase'>) {
  const common = [`--project=${project}`, `--config=${configFile}`];
  const deploy = (target: string) => ['deploy', '--only', target, ...common];
  return {
    firestore: deploy('firestore'),
    functions: deploy('functions'),
    hosting: [...deploy('hosting'), '--message', message],
    /** A preview lives for a week, at an address of its own. */
    preview: (channel: string) => [
      ...['hosting:channel:deploy', channel, '--expires', '7d'],
      ...common,
    ],
    dryRun: [...deploy('firestore,functions,hosting'), '--dry-run'],
  };
}

/**
 * Publishes rules and indexes first, and then the functions that need them. Each run has the
 * terminal and may ask. Repeating it is fine.
 * @throws {UserError} when a run fails; later runs are not started
 */
export async function publishFunctions(publication: Publication): Promise<void> {
  const { firestore } = firebaseCalls(publication);
  if (!(await runFor(publication, 'Publishing rules and indexes', firestore))) {
    throw failure('The rules and indexes', 'Functions and site are as they were');
  }
  if (!(await runForFunctions(publication, 'Publishing the functions'))) {
    throw failure('The functions', 'The site is as it was');
  }
}

/**
 * Publishes the functions once more, with other settings.
 * @throws {UserError} when they cannot be published
 */
export async function publishFunctionsAgain(publication: Publication): Promise<void> {
  if (!(await runForFunctions(publication, 'Publishing the functions again'))) {
    throw failure('The functions', 'All of it is published with the settings before');
  }
}

/**
 * Publishes the site, which calls the functions.
 * @throws {UserError} when it cannot be published
 */
export async function publishSite(publication: Publication): Promise<void> {
  const { hosting } = firebaseCalls(publication);
  if (!(await runFor(publication, 'Publishing the site', hosting))) {
    throw failure('The site', 'Rules and functions are out');
  }
}

/**
 * Publishes the site at an address of its own, which firebase-tools prints; nothing else changes.
 * @throws {UserError} when it cannot be published
 */
export async function publishPreview(publication: Publication, channel: string): Promise<void> {
  const call = firebaseCalls(publication).preview(channel);
  if (!(await runFor(publication, 'Publishing the preview', call))) {
    throw failure('The preview', 'The site is as it was');
  }
}

async function runForFunctions(publication: Publication, doing: string): Promise<boolean> {
  const { functions } = firebaseCalls(publication);
  const program = fromRoot('scripts/operator/deploy/deploy-functions.ts');
  console.log(`\n${doing} …`);
  return (await runInTerminal(program, [publication.firebase, ...functions])) === 0;
}

async function runFor({ firebase }: Publication, doing: string, call: string[]): Promise<boolean> {
  console.log(`\n${doing} …`);
  return (await runInTerminal(firebase, call)) === 0;
}

function failure(what: string, state: string): UserError {
  return new UserError(`${what} could not be published, see above. ${state}; deploy again.`);
}
