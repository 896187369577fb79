import { step } from '../progress.ts';
import { publish, type Publication } from './publish.ts';
import { requireLogin } from './require-login.ts';
import { writeMenu } from './write-menu.ts';

export type Deployment = Omit<Publication, 'configFile'> & {
  /** The file to which the project's own menu is written. */
  menuFile: string;
  /** Builds with the menu in this file. */
  build: (menuFile: string) => Promise<void>;
  /** Writes the Firebase configuration of the build, and returns its path. */
  writeConfig: () => string;
};

/**
 * Reads the project's menu, builds with it and publishes. Both logins are checked before the build,
 * which takes longest: that of firebase-tools, and Google's for reading the menu.
 * @throws {UserError} one line that says what to do; repeating it is fine
 */
export async function deployProject(deployment: Deployment): Promise<void> {
  const { project, firebase, menuFile, build, writeConfig } = deployment;
  await step('Looking for a login', () => requireLogin(firebase));
  console.log(await step('Reading the menu', () => writeMenu({ project, file: menuFile })));
  await step('Building for production', () => build(menuFile));
  await publish({ project, firebase, configFile: writeConfig() });
}
