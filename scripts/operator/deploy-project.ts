import { step } from '../progress.ts';
import { publish } from './publish.ts';
import { requireLogin } from './require-login.ts';
import { writeMenu } from './write-menu.ts';

export type Deployment = {
  project: string;
  /** The program of firebase-tools. */
  firebase: string;
  /** Gets the project's own menu. */
  menuFile: string;
  /** Builds with that menu what firebase.json publishes. */
  build: (menuFile: string) => Promise<void>;
};

/**
 * Reads the project's menu, builds with it and publishes. Both logins are needed before the build,
 * which takes longest: firebase-tools' own, and Google's for reading the menu.
 * @throws {UserError} one line that says what to do; repeating it is fine
 */
export async function deployProject(deployment: Deployment): Promise<void> {
  const { project, firebase, menuFile, build } = deployment;
  await step('Looking for a login', () => requireLogin(firebase));
  console.log(await step('Reading the menu', () => writeMenu({ project, file: menuFile })));
  await step('Building for production', () => build(menuFile));
  await publish(project, firebase);
}
