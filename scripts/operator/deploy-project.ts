import { step } from '../progress.ts';
import { publish, type Publication } from './publish.ts';
import { requireLogin } from './require-login.ts';
import { writeMenu } from './write-menu.ts';

export type Deployment = Omit<Publication, 'configFile'> & {
  /** Gets the project's own menu. */
  menuFile: string;
  /** Builds with that menu. */
  build: (menuFile: string) => Promise<void>;
  /** Writes the Firebase configuration of what was built, and says where. */
  writeConfig: () => string;
};

/**
 * Reads the project's menu, builds with it and publishes. Both logins are needed before the build,
 * which takes longest: firebase-tools' own, and Google's for reading the menu.
 * @throws {UserError} one line that says what to do; repeating it is fine
 */
export async function deployProject(deployment: Deployment): Promise<void> {
  const { project, firebase, menuFile, build, writeConfig } = deployment;
  await step('Looking for a login', () => requireLogin(firebase));
  console.log(await step('Reading the menu', () => writeMenu({ project, file: menuFile })));
  await step('Building for production', () => build(menuFile));
  await publish({ project, firebase, configFile: writeConfig() });
}
