import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../command.ts';
import { root } from '../../paths.ts';

/**
 * Returns the tags of versions, such as `v1.2.0` or `v1.2.0-forno`, whose tree has the restaurant:
 * those of the product alone cannot be deployed for it.
 */
export function versionTags(brand: string, folder = root): string[] {
  const tags = git(folder, ['tag', '--list', 'v[0-9]*']).split('\n').filter(Boolean);
  return tags.filter((tag) => git(folder, ['ls-tree', tag, `brands/${brand}/`]) !== '');
}

/** Returns the commit of a tag or of HEAD. */
export function commitOf(ref: string, folder = root): string {
  return git(folder, ['rev-parse', '--verify', `${ref}^{commit}`]).trim();
}

/**
 * Checks a tag out beside this checkout, with the same settings, and removes it afterward. What an
 * earlier, interrupted run has left there is replaced.
 * @throws {UserError} when git cannot check it out
 */
export async function withCheckout<T>(
  { tag, folder = root }: { tag: string; folder?: string },
  run: (checkout: string) => Promise<T>,
): Promise<T> {
  const checkout = join(folder, '.local', 'rollback');
  const remove = () => {
    rmSync(checkout, { recursive: true, force: true });
    git(folder, ['worktree', 'prune']);
  };
  remove();
  git(folder, ['worktree', 'add', '--detach', checkout, tag]);
  try {
    const settings = join(folder, '.env');
    if (existsSync(settings)) copyFileSync(settings, join(checkout, '.env'));
    return await run(checkout);
  } finally {
    remove();
  }
}

function git(folder: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new UserError(
    `git ${args[0]} failed: ${(stderr ?? 'git is missing').trim().split('\n')[0]}`,
  );
}
