import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commitOf, versionTags, withCheckout } from './checkout.ts';
import { releaseMessage, siteVersionOf, tagBefore, type Release } from './releases.ts';
import { rollBack } from './roll-back.ts';

const release = (message: string, id: string, status = 'FINALIZED'): Release => ({
  message,
  version: { name: `sites/thymely-1/versions/${id}`, status },
});

describe('the tag to go back to', () => {
  const tags = ['v1.0.0', 'v1.10.0', 'v1.9.0', 'v2.0.0'];

  it.each([
    ['2.0.0', undefined, 'v1.10.0'],
    ['1.10.0', undefined, 'v1.9.0'],
    ['2.0.0', 'v1.0.0', 'v1.0.0'],
    [undefined, 'v1.0.0', 'v1.0.0'],
    ['2.1.0', 'v2.0.0', 'v2.0.0'],
  ])('from %s, with --to %s, is %s', (running, wanted, tag) => {
    expect(tagBefore(tags, running, wanted)).toBe(tag);
  });

  it('is refused in one line if it does not exist', () => {
    expect(() => tagBefore(tags, '2.0.0', 'v3')).toThrow(
      "There is no tag v3 that has this restaurant's folder; there are v1.0.0, v1.10.0",
    );
    expect(() => tagBefore(tags, '1.0.0')).toThrow(
      'There is no tag before 1.0.0; there are v1.0.0',
    );
    expect(() => tagBefore([], '1.0.0')).toThrow('there are no tags');
  });

  it('may have the name of a restaurant behind its version', () => {
    const own = ['v1.9.0-forno', 'v1.10.0-forno', 'v1.10.1-forno'];
    expect(tagBefore(own, '1.10.1')).toBe('v1.10.0-forno');
    expect(tagBefore(own, '1.10.1', 'v1.10.1-forno')).toBe('v1.10.1-forno');
  });

  it('has to be named if the site does not say what is running', () => {
    expect(() => tagBefore(tags, undefined)).toThrow(
      'name the one to go back to with --to; there are v1.0.0',
    );
  });
});

it('the site of a commit is its newest release that Hosting still has', () => {
  const releases = [
    release('v2 c2', 'd'),
    release('v1 c1', 'c', 'DELETED'),
    release('v1 c1', 'b'),
    release('v1 c1', 'a'),
    release('v1', 'from changes that were not committed'),
  ];
  expect(siteVersionOf(releases, 'c1')).toBe('b');
  expect(siteVersionOf(releases, 'c3')).toBeUndefined();
  expect(siteVersionOf([release(releaseMessage('c4'), 'e')], 'c4')).toBe('e');
  expect(siteVersionOf([release(releaseMessage(undefined), 'e')], '')).toBeUndefined();
});

describe('going back', () => {
  /** Goes back to v1 with fakes, and returns the calls in their order. */
  async function goBack({ releases = [release('v1 c1', 'a')], ends = [0, 0] }) {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const calls: string[] = [];
    const note = (call: string) => Promise.resolve(ends[calls.push(call) - 1] ?? 0);
    const outcome = await rollBack({
      project: 'thymely-1',
      tag: 'v1',
      commit: 'c1',
      readReleases: () => Promise.resolve(releases),
      firebase: (call) => note(call.join(' ')),
      deployTag: (options) => note(['deploy', ...options].join(' ')),
    }).catch(({ message }: Error) => message);
    log.mockRestore();
    return { calls, outcome };
  }
  const clone = 'hosting:clone thymely-1@a thymely-1:live --project=thymely-1';

  it('serves the site of that time first, and then deploys functions and rules', async () => {
    expect((await goBack({})).calls).toEqual([clone, 'deploy --without-hosting']);
  });

  it('builds the site again if Hosting no longer has it', async () => {
    expect((await goBack({ releases: [] })).calls).toEqual(['deploy']);
  });

  it('ends where something fails, and says what is as it was', async () => {
    const atSite = await goBack({ ends: [1] });
    expect(atSite).toMatchObject({ calls: [clone] });
    expect(atSite.outcome).toContain('Nothing is changed; run it again.');
    expect((await goBack({ ends: [0, 1] })).outcome).toContain(
      'The site is that of v1; run it again.',
    );
  });
});

describe('the checkout of a tag', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  const commit = (text: string) => {
    writeFileSync(join(folder, 'version'), text);
    git('add', '.');
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@thymely.test'];
    git(...who, 'commit', '--quiet', '--message', text);
  };

  beforeAll(() => {
    git('init', '--quiet');
    writeFileSync(join(folder, '.gitignore'), '.env\n.local/\n');
    commit('0');
    git('tag', 'v0.9.0');
    mkdirSync(join(folder, 'brands', 'forno'), { recursive: true });
    writeFileSync(join(folder, 'brands', 'forno', 'brand.ts'), '');
    commit('1');
    git('tag', 'v1.0.0');
    commit('2');
    writeFileSync(join(folder, '.env'), 'BRAND=thymely\n');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('holds its files and the settings of today, is removed afterward, and can be made again', async () => {
    expect(versionTags('forno', folder)).toEqual(['v1.0.0']);
    expect(versionTags('other', folder)).toEqual([]);
    expect(commitOf('v1.0.0', folder)).toMatch(/^[0-9a-f]{40}$/);
    expect(commitOf('v1.0.0', folder)).not.toBe(commitOf('HEAD', folder));
    const contents = () =>
      withCheckout({ tag: 'v1.0.0', folder }, async (checkout) => {
        const files = ['version', '.env'].map((name) => readFileSync(join(checkout, name), 'utf8'));
        return { checkout, files };
      });
    const { checkout, files } = await contents();
    expect(files).toEqual(['1', 'BRAND=thymely\n']);
    expect(existsSync(checkout)).toBe(false);
    expect((await contents()).files).toEqual(files);
  });

  it('is not made for a tag that git does not know', async () => {
    await expect(withCheckout({ tag: 'v9', folder }, async () => undefined)).rejects.toThrow(
      /^git worktree failed: .*v9/,
    );
  });
});
