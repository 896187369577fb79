import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { versionTags, withCheckout } from './checkout.ts';
import { siteVersionOf, tagBefore, type Release } from './releases.ts';
import { rollBack } from './roll-back.ts';

describe('the tag to go back to', () => {
  const tags = ['v1.0.0', 'v1.10.0', 'v1.9.0', 'v2.0.0'];

  it.each([
    ['2.0.0', undefined, 'v1.10.0'],
    ['1.10.0', undefined, 'v1.9.0'],
    ['2.0.0', 'v1.0.0', 'v1.0.0'],
  ])('from %s, with --to %s, is %s', (running, wanted, tag) => {
    expect(tagBefore(tags, running, wanted)).toBe(tag);
  });

  it('is refused in one line if it does not exist', () => {
    expect(() => tagBefore(tags, '2.0.0', 'v3')).toThrow(
      'There is no tag v3; there are v1.0.0, v1.10.0',
    );
    expect(() => tagBefore(tags, '1.0.0')).toThrow(
      'There is no tag before 1.0.0; there are v1.0.0',
    );
    expect(() => tagBefore([], '1.0.0')).toThrow('there are no tags');
  });
});

const release = (message: string, id: string, status = 'FINALIZED'): Release => ({
  message,
  version: { name: `sites/thymely-1/versions/${id}`, status },
});

it('the site of a tag is its newest release that Hosting still has', () => {
  const releases = [
    release('v2', 'd'),
    release('v1', 'c', 'DELETED'),
    release('v1', 'b'),
    release('v1', 'a'),
  ];
  expect(siteVersionOf(releases, 'v1')).toBe('b');
  expect(siteVersionOf(releases, 'v3')).toBeUndefined();
});

describe('going back', () => {
  /** Goes back to v1 with fakes, and returns the calls in their order. */
  async function goBack({ releases = [release('v1', 'a')], ends = [0, 0] }) {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const calls: string[] = [];
    const note = (call: string) => Promise.resolve(ends[calls.push(call) - 1] ?? 0);
    const outcome = await rollBack({
      project: 'thymely-1',
      tag: 'v1',
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
    git('add', 'version');
    const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@thymely.test'];
    git(...who, 'commit', '--quiet', '--message', text);
  };

  beforeAll(() => {
    git('init', '--quiet');
    writeFileSync(join(folder, '.gitignore'), '.env\n.local/\n');
    commit('1');
    git('tag', 'v1.0.0');
    commit('2');
    writeFileSync(join(folder, '.env'), 'BRAND=thymely\n');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('holds its files and the settings of today, is removed afterward, and can be made again', async () => {
    expect(versionTags(folder)).toEqual(['v1.0.0']);
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
