import { describe, expect, it } from 'vitest';
import { lintConfig } from './config.ts';
import { lintPlanted } from './planted.ts';
import { patternRules } from './rules.ts';
import { fixedWords, noFixedWords } from './violations/fixed-words.ts';
import { javaScriptViolations } from './violations/java-script.ts';
import { furtherPatterns, patternViolations } from './violations/patterns.ts';
import { reactViolations } from './violations/react.ts';
import { typeScriptViolations } from './violations/type-script.ts';

const inEveryFile = { ...javaScriptViolations, ...typeScriptViolations };

const inEveryFolder = (rule: string): string => `contract/src/planted-${rule}.ts`;
const inTheWebApp = (rule: string): string => `web/src/ui/planted-${rule.replace('/', '-')}.tsx`;

/** Each text by the file that it is planted in. */
function plantedWords(texts: readonly string[], name: string): Record<string, string> {
  return Object.fromEntries(
    texts.map((text, index) => [`web/src/ui/planted-${name}-${index}.tsx`, `${text}\n`]),
  );
}

/** Each text that has a pattern, in each folder where that is looked at. */
const patternsByFile = Object.fromEntries(
  ['contract/src', 'functions/src', 'web/src/ui', 'web/build'].flatMap((folder) =>
    [...Object.values(patternViolations), ...furtherPatterns].map((text, index) => [
      `${folder}/planted-pattern-${index}.ts`,
      `${text}\n`,
    ]),
  ),
);
const somePattern = patternViolations['no-super-linear-move'];

const wordsByFile = plantedWords(fixedWords, 'words');
const noWordsByFile = plantedWords(noFixedWords, 'no-words');
const someWords = fixedWords[0] ?? '';

const caseChange = 'export const a = (b: string) => b.toLowerCase();\n';
const caseClasses = {
  'web/src/diner/planted-class.tsx':
    'export const A = () => <p className="text-lg first-letter:uppercase" />;\n',
  'web/src/diner/planted-classes.ts': 'export const a = (b: string) => `capitalize ${b}`;\n',
};

const bareImports = {
  'web/src/ui/planted-import.ts': "export const a = () => import('./loaded.ts');\n",
  'web/src/ui/planted-lazy.ts':
    "import { lazy } from 'react';\nexport const A = lazy(() => import('./loaded.tsx'));\n",
};

const rawKeys = {
  'web/src/ui/planted-key.tsx':
    "export const isEnter = (event: KeyboardEvent) => event.key === 'Enter';\n",
  'web/src/ui/planted-code.tsx':
    'export const isEnter = (event: KeyboardEvent) => event.keyCode === 13;\n',
  'web/src/ui/planted-key-of-type.tsx':
    "export const isEnter = ({ key }: KeyboardEvent) => key === 'Enter';\n",
  'web/src/ui/planted-key-of-listener.tsx':
    "addEventListener('keydown', ({ key }) => {\n  if (key === 'Enter') close();\n});\n",
  'web/src/ui/planted-key-of-element.tsx':
    "export const field = <input onKeyDown={({ key }) => key === 'Enter' && close()} />;\n",
  'web/src/ui/planted-key-of-event.tsx':
    "export const isEnter = (event: KeyboardEvent) => {\n  const { key } = event;\n  return key === 'Enter';\n};\n",
};

/** What is no key on a keyboard. */
const noRawKeys = {
  'web/src/ui/planted-key-of-row.tsx':
    'export const keys = (rows: { key: string }[]) => rows.map(({ key }) => key);\n',
};

const renewals = {
  'web/src/ui/planted-renewal.browser.test.tsx':
    "import { queryClient } from '../api/query-client.ts';\nawait queryClient.invalidateQueries();\n",
  'web/src/ui/planted-refetch.browser.test.tsx':
    "import { queryClient } from '../api/query-client.ts';\nawait queryClient.refetchQueries();\n",
};

const found = lintPlanted({
  'web/src/diner/planted-case.ts': caseChange,
  ...caseClasses,
  'contract/src/ground/text/fold-text.ts': caseChange,
  ...rawKeys,
  ...noRawKeys,
  ...renewals,
  ...bareImports,
  'web/src/ui/planted-loaded.ts':
    "import { loadOptional } from '../lib/chunks/load-chunk.ts';\nexport const a = () => loadOptional(() => import('./loaded.ts'));\n",
  ...wordsByFile,
  ...noWordsByFile,
  ...patternsByFile,
  'web/src/ui/planted-pattern.test.ts': `${somePattern}\n`,
  'web/src/ui/words.en.ts': "export const a = 'Your cart is empty';\n",
  'web/src/ui/planted.test.tsx': `${someWords}\n`,
  'contract/src/menu/notes.ts': "export const a = 'Your cart is empty';\n",
  'contract/src/menu/planted-words.ts': "export const a = 'Your cart is empty';\n",
  'functions/src/menu/planted-words.ts': "export const a = new AppError('A', 'Not found');\n",
  ...Object.fromEntries(
    Object.entries(inEveryFile).map(([rule, text]) => [inEveryFolder(rule), `${text}\n`]),
  ),
  ...Object.fromEntries(
    Object.entries(reactViolations).map(([rule, text]) => [inTheWebApp(rule), `${text}\n`]),
  ),
  'contract/src/no-cycle-back.ts': "export type { B as A } from './planted-no-cycle.ts';\n",
  'contract/src/planted-by-package.ts':
    "import type { A } from '../../brands/planted-by-package.ts';\nexport type B = A[];\n",
  'brands/planted-by-package.ts':
    "export type { B as A } from '@thymely/contract/planted-by-package';\n",
  'scripts/plain.js': 'planted();\n',
  'scripts/long.ts': `export function long() {\n${'  String(1);\n'.repeat(60)}}\n`,
  'scripts/unused-comment.ts': '// oxlint-disable-next-line eqeqeq\nexport const a = 1;\n',
  'scripts/used-comment.ts': `// oxlint-disable-next-line eqeqeq\n${javaScriptViolations['eqeqeq']}\n`,
  'scripts/used-comment-of-types.ts': `// oxlint-disable-next-line typescript/unbound-method\n${typeScriptViolations['unbound-method']}\n`,
});

/** The rules that a file violates, without their plugins' names. */
function rulesBrokenIn(file: string): (string | undefined)[] {
  return (found.get(file) ?? []).map(({ rule }) => rule?.replace(/^.*\((.*)\)$/, '$1'));
}

describe('a violation is found', () => {
  it.each(Object.keys(inEveryFile))('of %s', (rule) => {
    expect(rulesBrokenIn(inEveryFolder(rule))).toContain(rule);
  });

  it.each(Object.keys(reactViolations))('of %s', (rule) => {
    expect(rulesBrokenIn(inTheWebApp(rule))).toContain(rule.replace(/^.*\//, ''));
  });

  it.each(['contract/src', 'brands'])('of no-cycle through a package, from %s', (folder) => {
    expect(rulesBrokenIn(`${folder}/planted-by-package.ts`)).toContain('no-cycle');
  });

  it('of a rule for plain JavaScript', () => {
    expect(rulesBrokenIn('scripts/plain.js')).toEqual(['no-undef']);
  });

  it('of the longest function that is allowed', () => {
    expect(rulesBrokenIn('scripts/long.ts')).toEqual(['max-lines-per-function']);
  });
});

describe('a pattern that a text can hurt is found', () => {
  it.each(Object.entries(patternsByFile))('requirement 67: in %s: %s', (file) => {
    const [broken] = rulesBrokenIn(file).filter((rule) => rule?.startsWith('no-super-linear'));
    expect(broken).toBeTruthy();
  });

  it.each(Object.keys(patternViolations))('by %s', (rule) => {
    const index = Object.keys(patternViolations).indexOf(rule);
    expect(rulesBrokenIn(`contract/src/planted-pattern-${index}.ts`)).toContain(rule);
  });

  it('but not in tests, whose texts nobody else writes', () => {
    expect(rulesBrokenIn('web/src/ui/planted-pattern.test.ts')).toEqual([]);
  });
});

it('a word whose case is changed is found, but not where texts are compared', () => {
  expect(rulesBrokenIn('web/src/diner/planted-case.ts')).toEqual(['no-case-change']);
  expect(rulesBrokenIn('contract/src/ground/text/fold-text.ts')).toEqual([]);
});

it.each(Object.keys(caseClasses))(
  'a class that changes the case of words is found in %s',
  (file) => {
    expect(rulesBrokenIn(file)).toEqual(['no-case-change']);
  },
);

describe('code that is loaded', () => {
  it.each(Object.keys(bareImports))('without saying what happens when it cannot be: %s', (file) => {
    expect(rulesBrokenIn(file)).toContain('no-bare-import');
  });

  it('may be loaded by a function that says so', () => {
    expect(rulesBrokenIn('web/src/ui/planted-loaded.ts')).not.toContain('no-bare-import');
  });
});

it.each(Object.keys(rawKeys))('a key that is read without pressedKey is found in %s', (file) => {
  expect(rulesBrokenIn(file)).toContain('no-raw-key');
});

it.each(Object.keys(noRawKeys))('the key of a row is none in %s', (file) => {
  expect(rulesBrokenIn(file)).not.toContain('no-raw-key');
});

it.each(Object.keys(renewals))(
  'a query that is renewed without renewQuery is found in %s',
  (file) => {
    expect(rulesBrokenIn(file)).toContain('renewed-queries');
  },
);

describe('words that are no message are found', () => {
  it.each(Object.entries(wordsByFile))('in %s: %s', (file) => {
    expect(rulesBrokenIn(file)).toContain('no-fixed-words');
  });

  it.each(Object.entries(noWordsByFile))('but not in %s: %s', (file) => {
    expect(rulesBrokenIn(file)).not.toContain('no-fixed-words');
  });

  it('in contract and functions, but not in modules of words, tests and notes', () => {
    const filesFound = [...found.keys()].filter((file) =>
      rulesBrokenIn(file).includes('no-fixed-words'),
    );
    expect(filesFound).toContain('contract/src/menu/planted-words.ts');
    expect(filesFound).toContain('functions/src/menu/planted-words.ts');
    expect(filesFound).not.toContain('contract/src/menu/notes.ts');
    expect(filesFound).not.toContain('web/src/ui/words.en.ts');
    expect(filesFound).not.toContain('web/src/ui/planted.test.tsx');
  });
});

describe('a comment that disables a rule', () => {
  it('is honored', () => {
    expect(rulesBrokenIn('scripts/used-comment.ts')).toEqual([]);
    expect(rulesBrokenIn('scripts/used-comment-of-types.ts')).toEqual([]);
  });

  it('is reported when there is nothing to disable', () => {
    expect(found.get('scripts/unused-comment.ts')?.map(({ message }) => message)).toEqual([
      'Unused oxlint-disable directive (no problems were reported).',
    ]);
  });
});

it('no rule is without a violation', () => {
  const { rules, overrides = [] } = lintConfig(import.meta.dirname);
  const app = overrides.find(({ files }) => files.includes('web/{src,testing}/**/*.{ts,tsx}'));
  const planted = new Set(
    Object.keys({ ...inEveryFile, ...reactViolations, ...patternViolations }),
  );
  const withoutViolation = Object.keys({ ...rules, ...app?.rules, ...patternRules })
    .filter((rule) => !rule.startsWith('a11y/'))
    .map((rule) => (rule.startsWith('query/') ? rule : rule.replace(/^.*\//, '')))
    .filter((rule) => !planted.has(rule));
  // lint/zones.test.ts plants violations of the first. No short code is known that violates the other.
  expect(withoutViolation).toEqual(['no-restricted-paths', 'preserve-manual-memoization']);
});
