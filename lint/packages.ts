import type { OxlintOverride } from 'oxlint';
import { packageExceptions, packagesByName, workspaces } from './folders.ts';

/**
 * Zones see the paths of files, and an import by the name of a package has none: the packages of the
 * repository have this rule of their own.
 */
export function packageImports(): OxlintOverride[] {
  const inFolders = Object.entries(packagesByName).map(([folder, allowed]) =>
    restricted(`${folder}/**`, restrictedPackages(folder, allowed)),
  );
  const exceptions = Object.entries(packageExceptions).map(([file, imported]) => {
    const others = {
      group: ['@thymely/**', `!${imported}`],
      message: `It may import ${imported}.`,
    };
    return restricted(file, others);
  });
  return [...inFolders, ...exceptions];
}

type Restricted = { message: string } & ({ regex: string } | { group: string[] });

/** Returns the pattern of the packages that a folder may not import by name. */
export function restrictedPackages(folder: string, allowed = packagesByName[folder]): Restricted {
  const others = Object.keys(workspaces).filter((name) => allowed?.includes(name) !== true);
  const permitted = allowed?.length ? `only ${allowed.join(', ')}` : 'no package of ours';
  return {
    regex: `^@thymely/(?:${others.join('|')})(?:/|$)`,
    message: `By name, ${folder} may import ${permitted}.`,
  };
}

function restricted(files: string, pattern: Restricted): OxlintOverride {
  return {
    files: [files],
    rules: { 'no-restricted-imports': ['error', { patterns: [pattern] }] },
  };
}
