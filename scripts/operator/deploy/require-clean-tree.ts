import { spawnSync } from 'node:child_process';
import { UserError } from '../../command.ts';
import { root } from '../../paths.ts';

/**
 * Requires that the checkout has no change that is not committed, so that what is published can be
 * found again by its tag.
 * @throws {UserError} one line that names the first change
 */
export function requireCleanTree(folder = root): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new UserError('This folder is no checkout of git: add --yes-dirty to deploy it anyway.');
  }
  const changes = stdout.split('\n').filter(Boolean);
  if (changes.length === 0) return;
  const others = changes.length > 1 ? ` and ${changes.length - 1} more` : '';
  throw new UserError(
    `${changes[0]?.slice(3)}${others} is not committed: commit, or add --yes-dirty to deploy it anyway.`,
  );
}
