import { describe, expect, it } from 'vitest';
import { subsetLockfile, type LockedPackage } from './subset-lockfile.ts';

const deployed = {
  name: 'shop-functions',
  version: '1.0.0',
  engines: { node: '24' },
  dependencies: { a: '1.0.0' },
};

function subset(packages: Record<string, LockedPackage>, dependencies = deployed.dependencies) {
  return subsetLockfile({
    lockfile: { name: 'shop', version: '1.0.0', lockfileVersion: 3, packages },
    workspace: 'functions',
    deployed: { ...deployed, dependencies },
  }).packages;
}

const versions = (packages: Record<string, LockedPackage>) =>
  Object.fromEntries(Object.entries(packages).map(([path, { version }]) => [path, version]));

describe('a lockfile trimmed to one workspace', () => {
  it('holds what the workspace needs, directly or indirectly, and nothing else', () => {
    const packages = subset({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1' }, dev: true, license: 'MIT' },
      'node_modules/b': { version: '1.2.0' },
      'node_modules/unrelated': { version: '9.0.0' },
    });
    expect(packages).toEqual({
      '': deployed,
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1' }, license: 'MIT' },
      'node_modules/b': { version: '1.2.0' },
    });
  });

  it("prefers the workspace's own version to the repository's", () => {
    const packages = subset({
      'functions/node_modules/a': { version: '1.0.0' },
      'node_modules/a': { version: '0.9.0' },
    });
    expect(versions(packages)).toEqual({ '': '1.0.0', 'node_modules/a': '1.0.0' });
  });

  it('keeps the version of every package, nested where two are needed', () => {
    const packages = subset(
      {
        'functions/node_modules/c': { version: '2.0.0' },
        'node_modules/a': { version: '1.0.0', dependencies: { c: '^1' } },
        'node_modules/c': { version: '1.0.0' },
      },
      { a: '1.0.0', c: '2.0.0' } as typeof deployed.dependencies,
    );
    expect(versions(packages)).toEqual({
      '': '1.0.0',
      'node_modules/a': '1.0.0',
      'node_modules/c': '2.0.0',
      'node_modules/a/node_modules/c': '1.0.0',
    });
  });

  it('includes peers, but not optional ones, and follows cycles', () => {
    const packages = subset({
      'node_modules/a': {
        version: '1.0.0',
        peerDependencies: { b: '*', editor: '*' },
        peerDependenciesMeta: { editor: { optional: true } },
      },
      'node_modules/b': { version: '1.0.0', dependencies: { a: '^1' } },
      'node_modules/editor': { version: '5.0.0' },
    });
    expect(Object.keys(packages)).toEqual(['', 'node_modules/a', 'node_modules/b']);
  });

  it('marks packages that only optional ones need, and omits those that the lockfile lacks', () => {
    const packages = subset({
      'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '*', windows: '*' } },
      'node_modules/b': { version: '1.0.0', dependencies: { c: '*' } },
      'node_modules/c': { version: '1.0.0' },
    });
    expect(packages['node_modules/b']?.optional).toBe(true);
    expect(packages['node_modules/c']?.optional).toBe(true);
    expect(packages['node_modules/a']?.optional).toBeUndefined();
  });

  it('is not created when a needed package is missing', () => {
    expect(() => subset({})).toThrow('The lockfile has no a');
  });

  it('is not created without an optional package that the deployment needs', () => {
    const a = { version: '1.0.0', optionalDependencies: { 'a-linux': '*', 'a-mac': '*' } };
    const linux = { version: '1.0.0', os: ['linux'] };
    const cut = (packages: Record<string, LockedPackage>) =>
      subsetLockfile({
        lockfile: { name: 'shop', version: '1.0.0', lockfileVersion: 3, packages },
        workspace: 'functions',
        deployed,
        neededThere: ['a-linux'],
      }).packages;
    const named = cut({ 'node_modules/a': a, 'node_modules/a-linux': linux });
    expect(named['node_modules/a-linux']).toEqual({ ...linux, optional: true });
    expect(() => cut({ 'node_modules/a': a })).toThrow(
      'The lockfile has no a-linux, which is needed where this is deployed.',
    );
  });
});
