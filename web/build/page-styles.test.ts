import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import {
  inDirection,
  pageParts,
  withoutNotice,
  withoutPropertyFallback,
  withoutUnread,
  withInitialValues,
} from './page-styles.ts';
import { webRoot } from './vite-options.ts';

const sources = readdirSync(join(webRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file));

/** Finds the imports of lazy.tsx that do not ask for the styles of all screens. */
function unstyledParts(file: string): string[] {
  const code = readFileSync(join(webRoot, file), 'utf8');
  const calls = code.matchAll(
    /\blazy(?:Part|Component)\(\s*\(\) =>\s*import\('([^']+)'\)([^;]*);/g,
  );
  return [...calls]
    .filter(([, , needs = '']) => !needs.includes('withStyles: true') && !needs.includes('needs'))
    .map(([, path = '']) => normalize(join(dirname(file), path)));
}

it('a part that is loaded later either brings its styles or is listed in pageParts', () => {
  const found = sources.flatMap(unstyledParts);
  expect(found).toContain('src/diner/menu/menu-list.tsx');
  const named = Object.values(pageParts).flat();
  expect(found.filter((part) => !named.includes(part))).toEqual([]);
});

it('a page in a language from right to left turns its arrows around from the start, and no other page pays for it', () => {
  const sheets = readdirSync(join(webRoot, 'src/styles')).filter((file) =>
    file.endsWith('-page.css'),
  );
  expect(sheets.length).toBeGreaterThan(4);
  for (const file of sheets) {
    const sheet = readFileSync(join(webRoot, 'src/styles', file), 'utf8');
    for (const language of ['ar-EG', 'fa', 'he']) {
      expect(inDirection(sheet, language), file).toContain("\n@import './right-to-left.css';\n");
    }
    for (const language of ['en', 'pt-PT', 'de']) expect(inDirection(sheet, language)).toBe(sheet);
  }
});

it("no rule for every element ends with a mark of a page's first second, which would compute all styles again", () => {
  const sheets = readdirSync(join(webRoot, 'src/styles')).filter((file) => file.endsWith('.css'));
  const rules = sheets.flatMap((file) => {
    const css = readFileSync(join(webRoot, 'src/styles', file), 'utf8').replace(
      /\/\*.*?\*\//gs,
      '',
    );
    return (
      css.match(/\[data-(?:unpainted|prerendered|query)\][^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g) ?? []
    );
  });
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.filter((rule) => rule.includes('*'))).toEqual([]);
});

it('the styles of a page set no custom property that they do not read', () => {
  const css = ':root{--ink:#111;--alarm:red}@media (width>=1px){:root{--ink:#eee}}';
  expect(withoutUnread(`${css}p{--weight:600;color:var(--ink);font-weight:600}`)).toBe(
    ':root{--ink:#111;}@media (width>=1px){:root{--ink:#eee}}p{color:var(--ink);font-weight:600}',
  );
});

it('the styles of a page register no custom property that they do not read', () => {
  const read = '@property --line{syntax:"*";inherits:false}';
  const unread = '@property --weight{syntax:"*";inherits:false}';
  const css = 'p{border-style:var(--line)}';
  expect(withoutUnread(`${css}${read}${unread}`)).toBe(`${css}${read}`);
});

it('the styles of a page write the initial value of a registered property that they never set', () => {
  const rule = (name: string) =>
    `@property --${name}{syntax:"*";inherits:false;initial-value:solid}`;
  const css = (line: string) => `p{border-style:${line}}b{--edge:dashed;border-style:var(--edge)}`;
  expect(withInitialValues(css('var(--line)') + rule('line') + rule('edge'))).toBe(
    css('solid') + rule('edge'),
  );
});

it("the styles of a page leave Tailwind's notice to the sheet of all screens", () => {
  const notice = '/*! tailwindcss v4.3.5 | MIT License | https://tailwindcss.com */';
  expect(withoutNotice(`@font-face{}\n${notice}\n@layer base{}`)).toBe(
    '@font-face{}\n@layer base{}',
  );
});

it("the styles of a page hold no stand-in for browsers without '@property'", () => {
  const standIn =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--tw-leading:initial}}}';
  expect(withoutPropertyFallback(`@layer theme;${standIn}@layer base{p{margin:0}}`)).toBe(
    '@layer theme;@layer base{p{margin:0}}',
  );
});
