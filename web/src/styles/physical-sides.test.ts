import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * The sides that drawings have: their plates lie where they do in every language
 * (docs/decisions/114-sides-follow-the-direction-of-writing.md).
 */
const drawn: Readonly<Record<string, readonly string[]>> = {
  'web/src/ui/pictures/plated-art.tsx': ['-left-6', '-right-5', 'left-0'],
  'web/src/diner/account/sign-in-page.tsx': [
    '-left-40',
    '-right-48',
    'left-24',
    'left-12',
    'right-24',
    'right-84',
  ],
};

/** Classes such as `-left-4`, `md:pl-2`, `text-right` and `rounded-tl-lg`. */
const classPattern =
  /(?<![\w.-])-?(?:(?:left|right)-(?:[\d[(]|auto|full|px)|(?:scroll-)?[mp][lr]-(?:[\d[(]|auto|px)|(?:text|float|clear)-(?:left|right)\b|border-[lr](?!\w)|rounded-(?:[lr]|[tb][lr])(?!\w))[^\s'"`]*/g;
/** Properties of styles, as style sheets write them and as scripts do. */
const propertyPattern =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding|border)-(?:left|right)\b|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g;
const scriptPattern = /\b(?:margin|padding|border)(?:Left|Right)\b/g;

function sidesIn(file: string, source: string): string[] {
  const others = file.endsWith('.css') ? propertyPattern : scriptPattern;
  return [classPattern, others].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([side]) => side),
  );
}

it('styles say start and end instead of left and right, except for drawings', () => {
  const files = globSync(['web/src/**/*.{ts,tsx,css}', 'brands/**/*.css'], { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .map((file) => [file, sidesIn(file, readFileSync(join(root, file), 'utf8'))] as const)
    .filter(([, sides]) => sides.length > 0);
  expect(Object.fromEntries(found)).toEqual(drawn);
});

it.each([
  ['part.tsx', 'className="flex md:pl-4 -ml-[3px] ms-2"', ['pl-4', '-ml-[3px]']],
  [
    'part.tsx',
    "'absolute -left-4 hover:right-1/2 text-left'",
    ['-left-4', 'right-1/2', 'text-left'],
  ],
  [
    'part.tsx',
    'border-l border-r-2 rounded-tl-lg rounded-lg',
    ['border-l', 'border-r-2', 'rounded-tl-lg'],
  ],
  ['part.tsx', 'style={{ marginLeft: 4 }}', ['marginLeft']],
  ['part.tsx', "import './left-out-orders.tsx'; const left = orders;", []],
  [
    'style.css',
    'a { margin-left: 1px; left: 0; text-align: right }',
    ['margin-left', 'left:', 'text-align: right'],
  ],
  ['style.css', 'a { margin-inline-start: 1px; background: left top }', []],
])('in %s, `%s` has its sides found', (file, source, sides) => {
  expect(sidesIn(file, source)).toEqual(sides);
});
