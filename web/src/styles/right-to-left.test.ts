import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const styles = readFileSync(join(import.meta.dirname, 'right-to-left.css'), 'utf8');
const turning = [...styles.matchAll(/'lucide-([a-z\d-]+)'/g)].map(([, icon]) => icon);

const root = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

/** The names of signs that lead to a side, or stand at the one where lines begin. */
const directed =
  /(?:^|-)(?:left|right|undo|redo|reply|forward|send|list|indent|outdent|corner|external|log|next|previous|skip|step|import|export)(?:-|$)/;

it('signs that lead to a side turn around, and only those', () => {
  const icons = sources.flatMap(({ source }) =>
    [...source.matchAll(/'lucide-react\/icons\/([a-z\d-]+)'/g)].map(([, icon = '']) => icon),
  );
  expect(icons.length).toBeGreaterThan(100);
  const found = [...new Set(icons)].filter((icon) => directed.test(icon)).toSorted();
  expect(turning.toSorted()).toEqual(found);
});

it.each([
  ['arrow-right', true],
  ['chevrons-left', true],
  ['log-out', true],
  ['send', true],
  ['clipboard-list', true],
  ['calendar', false],
  ['arrow-up', false],
])('the sign %s leads to a side: %s', (icon, leads) => {
  expect(directed.test(icon)).toBe(leads);
});

it('an arrow in a text is the one that turns around', () => {
  const withArrows = sources.filter(({ source }) =>
    /[←→⇐⇒⟵⟶➜]/.test(source.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')),
  );
  expect(withArrows.map(({ file }) => file.replaceAll('\\', '/'))).toEqual([
    'owner/parts/change-arrow.tsx',
  ]);
});
