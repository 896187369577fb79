import manifest from '../../../package.json' with { type: 'json' };
import { UserError } from '../../command.ts';

/** A release of the site, as Firebase Hosting lists it, newest first. */
export type Release = {
  /** What the deploy wrote: its version and commit, `v1.2.0 9f86d0…` (see releaseMessage). */
  message?: string;
  /** The name ends in the ID: `sites/thymely-1/versions/a1b2c3`. */
  version?: { name?: string; status?: string };
};

/** Returns what a release of the site is found by: its version and, of what is committed, its commit. */
export function releaseMessage(commit: string | undefined): string {
  return [`v${manifest.version}`, commit].filter(Boolean).join(' ');
}

/**
 * Returns the tag to go back to: the one that is asked for, or the last before the running version.
 * @param running the version that the site says it is, if it says so
 * @throws {UserError} when there is none, with the tags that there are
 */
export function tagBefore(
  tags: readonly string[],
  running: string | undefined,
  wanted?: string,
): string {
  const known =
    tags.length === 0
      ? 'there are no tags (docs/deploying.md, step 25)'
      : `there are ${tags.join(', ')}`;
  if (wanted !== undefined) {
    if (!tags.includes(wanted)) {
      throw new UserError(
        `There is no tag ${wanted} that has this restaurant's folder; ${known}. \`git fetch --tags\` gets those of others.`,
      );
    }
    return wanted;
  }
  if (running === undefined) {
    throw new UserError(
      `The site does not say which version is running, so name the one to go back to with --to; ${known}.`,
    );
  }
  const earlier = tags.filter((tag) => compareVersions(versionOf(tag), running) < 0);
  const last = earlier.toSorted(compareVersions).at(-1);
  if (last !== undefined) return last;
  throw new UserError(
    `There is no tag before ${running}; ${known}. \`git fetch --tags\` gets those of others; only tags that have this restaurant's folder count, and --to takes any of them.`,
  );
}

/** Returns the ID of the newest version of the site that a deploy of this commit has published. */
export function siteVersionOf(releases: readonly Release[], commit: string): string | undefined {
  // Hosting deletes the files of old versions.
  const release = releases.find(
    ({ message, version }) => message?.endsWith(` ${commit}`) && version?.status !== 'DELETED',
  );
  return release?.version?.name?.split('/').at(-1);
}

/** Returns the version of a tag, without the name that a fork may have added: `1.2.0`. */
export function versionOf(tag: string): string {
  return tag.replace(/^v|-.*$/g, '');
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
