import type { AssetNames } from '../../../web/build/assets/asset-names.ts';
import { step } from '../../progress.ts';
import { keepAssetNames } from '../asset-names/kept-names.ts';
import { requireSchema } from '../migrate/require-schema.ts';
import { withProject } from '../project.ts';
import { writeMenu } from '../write-menu.ts';
import { settleHops, type HopsOfDeploy } from './hops/settle-hops.ts';
import {
  publishFunctions,
  publishFunctionsAgain,
  publishPreview,
  publishSite,
  type Publication,
} from './publish.ts';
import { requireLogin } from './require-login.ts';
import type { SmokeTest } from './smoke/smoke-test.ts';

export type Deployment = Omit<Publication, 'configFile'> & {
  /** The file to which the project's own menu is written. */
  menuFile: string;
  /** Builds with the menu in this file. */
  build: (menuFile: string) => Promise<void>;
  /** Returns the words for the files of the built site. */
  readAssetNames: () => AssetNames;
  /** Writes the Firebase configuration of the build, and returns its path. */
  writeConfig: () => string;
  /** Looks at what has been published (see smokeTest). */
  smokeTest: (of: SmokeTest['of']) => Promise<void>;
  /** How to measure and write where a guest stands in X-Forwarded-For (see settleHops). */
  hops: Omit<HopsOfDeploy, 'publish'>;
  /** Whether the site stays as it is. */
  withoutHosting: boolean;
  /** The channel of a preview, if only that is published. */
  preview?: string | undefined;
};

/**
 * Reads the project's menu, builds with it and publishes: the function first, and the site only when
 * the function has passed its smoke test. What could stop a deploy is looked at before the build,
 * which takes longest: both logins (firebase-tools', and Google's for reading data) and the schema.
 * @throws {UserError} one line that says what to do; repeating it is fine
 */
export async function deployProject(deployment: Deployment): Promise<void> {
  const { project, firebase, menuFile, build, writeConfig, smokeTest, hops, message } = deployment;
  await step('Looking for a login', () => requireLogin({ firebase, project }));
  await step('Looking at the database', () =>
    withProject(project, ({ db }) => requireSchema(db, project)),
  );
  console.log(await step('Reading the menu', () => writeMenu({ project, file: menuFile })));
  await step('Building for production', () => build(menuFile));
  const publication = { project, firebase, configFile: writeConfig(), message };
  // Whatever is published can be looked up in a report of an error.
  const keepNames = () =>
    step('Keeping the names of its files', () =>
      withProject(project, ({ db }) =>
        keepAssetNames(db, { names: deployment.readAssetNames(), message }),
      ),
    );
  if (deployment.preview !== undefined) {
    await keepNames();
    await publishPreview(publication, deployment.preview);
    return;
  }
  await publishFunctions(publication);
  await smokeTest('function');
  if (deployment.withoutHosting) return;
  await keepNames();
  await publishSite(publication);
  await smokeTest('site');
  await settleHops({ ...hops, publish: () => publishFunctionsAgain(publication) });
}
