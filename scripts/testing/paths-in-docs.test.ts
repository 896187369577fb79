import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';
import { filesOfRepository } from './files-of-repository.ts';

const files = filesOfRepository();
const pages = files.filter(
  (path) =>
    /^(README|CONTRIBUTING|SECURITY|CHANGELOG)\.md$/.test(path) ||
    /^(docs|bench)\/.*\.md$/.test(path),
);
const topFolders = new Set(
  files.filter((path) => path.includes('/')).map((path) => path.split('/')[0]),
);

/** Files that a person or a command makes, and that are not part of the repository. */
const madeLater = [
  '.env',
  'menu.json',
  'hours.json',
  'options.json',
  'options.csv',
  'clock.json',
  'accounts.json',
  'functions/dist',
];

/** Whether a word is written like a path inside the repository. */
function isPath(word: string): boolean {
  if (!/^[\w.@*{}(),[\]-]+(\/[\w.@*{}(),[\]-]*)*$/.test(word)) return false;
  const [top = ''] = word.split('/');
  if (word.includes('/') && topFolders.has(top)) return true;
  return /\.(tsx?|mjs|css|json|md|rules|csv)$/.test(word);
}

/** A path may leave its beginning out: `orders/ledger.ts` stands for the one file that ends so. */
function exists(path: string): boolean {
  const wanted = path.replace(/\/$/, '');
  if (madeLater.includes(wanted)) return true;
  if (/[*{]/.test(wanted)) {
    // `*.test.ts(x)` has an optional end.
    const pattern = wanted.replace(/\((\w+)\)/g, '{,$1}');
    return files.some((file) => matchesGlob(file, pattern) || matchesGlob(file, `**/${pattern}`));
  }
  return files.some((file) => `/${file}/`.includes(`/${wanted}/`));
}

/** The words of a page that are set as code, in a line or in a block. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block.split(/\s+/).filter((word) => topFolders.has(word.split('/')[0]) && word.includes('/')),
  );
  const lines = text.replaceAll(/^```.*?^```/gms, '');
  const spans = [...lines.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(/\s+/));
  return [...blocks, ...spans];
}

function linksIn(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^(https?:|mailto:|#)/.test(target));
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(fromRoot(page), 'utf8');

  it('names only files and folders that exist', () => {
    const missing = codeIn(text).filter((word) => isPath(word) && !exists(word));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has only links that lead to a file, and to a heading in it', () => {
    const broken = linksIn(text).filter((target) => {
      const [path = '', heading] = target.split('#');
      const file = join(dirname(page), path);
      if (!existsSync(fromRoot(file))) return true;
      if (heading === undefined) return false;
      const headings = readFileSync(fromRoot(file), 'utf8').match(/^#+ .*$/gm) ?? [];
      return !headings.map(anchorOf).includes(heading);
    });
    expect(broken).toEqual([]);
  });
});

/** The anchor that GitHub gives a heading. */
function anchorOf(line: string): string {
  const title = line.replace(/^#+ /, '').toLowerCase();
  return title.replaceAll(/[^\w\s-]/g, '').replaceAll(' ', '-');
}

it('a path that does not exist is found, with and without its beginning', () => {
  expect(isPath('scripts/testing/no-such-file.ts')).toBe(true);
  expect(exists('scripts/testing/no-such-file.ts')).toBe(false);
  expect(exists('no-such-folder/paths.ts')).toBe(false);
  expect(exists('**/*.no-such-end.ts')).toBe(false);
  expect(exists('testing/paths-in-docs.test.ts')).toBe(true);
});
