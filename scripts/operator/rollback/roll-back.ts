import { UserError } from '../../command.ts';
import { siteVersionOf, type Release } from './releases.ts';

export type Rollback = {
  project: string;
  /** The tag of the version to go back to. */
  tag: string;
  /** The commit of the tag. */
  commit: string;
  /** Returns the releases of the site, newest first. */
  readReleases: () => Promise<Release[]>;
  /** Runs firebase-tools at the terminal, and returns its exit code. */
  firebase: (call: string[]) => Promise<number>;
  /** Runs `npm run deploy` in a checkout of the tag, and returns its exit code. */
  deployTag: (options: string[]) => Promise<number>;
};

/** What no deploy takes back, in words. */
export const staysAsItIs = [
  'Orders, users, the menu and everything else in the database, with the schema that it has.',
  'Sizes of dishes: a version from before them sells the lowest price, and refuses lines with a size.',
  "Categories that an owner saved: a version from before them shows the brand's, and sells the dishes of hidden ones.",
  'Indexes that the newer version added, unless firebase-tools asks and you say yes.',
  'Emails that were sent, and what was changed in the consoles of Firebase and Google.',
  'Pages that are open: they go on with the newer version until they are loaded again.',
];

/**
 * Returns the call that makes an earlier version of the site the one that is served. Nothing is
 * built or uploaded, so it takes seconds.
 */
export function siteCall({ project, version }: { project: string; version: string }): string[] {
  return ['hosting:clone', `${project}@${version}`, `${project}:live`, `--project=${project}`];
}

/**
 * Goes back to the version of a tag: the site at once, if Hosting still has it, and then functions
 * and rules, which its own checkout builds and deploys. Repeating it is fine.
 * @throws {UserError} one line that says what has been done and what has not
 */
export async function rollBack(rollback: Rollback): Promise<void> {
  const { project, tag, commit, readReleases, firebase, deployTag } = rollback;
  const version = siteVersionOf(await readReleases(), commit);
  if (version === undefined) {
    console.log(`Hosting has no site of ${tag} anymore: it is built again with the functions.`);
  } else if ((await firebase(siteCall({ project, version }))) !== 0) {
    throw new UserError(`The site could not go back, see above. Nothing is changed; run it again.`);
  }
  const options = version === undefined ? [] : ['--without-hosting'];
  if ((await deployTag(options)) !== 0) {
    const state = version === undefined ? 'The site is as it was' : `The site is that of ${tag}`;
    throw new UserError(`${tag} could not be deployed, see above. ${state}; run it again.`);
  }
}
