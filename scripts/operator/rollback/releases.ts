import { UserError } from '../../command.ts';

/** A release of the site, as Firebase Hosting lists it, newest first. */
export type Release = {
  /** What the deploy wrote: the tag of its version. */
  message?: string;
  /** The name ends in the ID: `sites/thymely-1/versions/a1b2c3`. */
  version?: { name?: string; status?: string };
};

/**
 * Returns the tag to go back to: the one that is asked for, or the last before the running version.
 * @throws {UserError} when there is none, with the tags that there are
 */
export function tagBefore(tags: readonly string[], running: string, wanted?: string): string {
  const known = tags.length === 0 ? 'there are no tags' : `there are ${tags.join(', ')}`;
  if (wanted !== undefined) {
    if (tags.includes(wanted)) return wanted;
    throw new UserError(
      `There is no tag ${wanted}; ${known}. \`git fetch --tags\` gets those of others.`,
    );
  }
  const earlier = tags.filter((tag) => compareVersions(tag.slice(1), running) < 0);
  const last = earlier
    .toSorted((one, other) => compareVersions(one.slice(1), other.slice(1)))
    .at(-1);
  if (last !== undefined) return last;
  throw new UserError(
    `There is no tag before ${running}; ${known}. \`git fetch --tags\` gets those of others.`,
  );
}

/** Returns the ID of the newest version of the site that a deploy of this tag has published. */
export function siteVersionOf(releases: readonly Release[], tag: string): string | undefined {
  // Hosting deletes the files of old versions.
  const release = releases.find(
    ({ message, version }) => message === tag && version?.status !== 'DELETED',
  );
  return release?.version?.name?.split('/').at(-1);
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
