import type { OxlintConfig } from 'oxlint';
import { javaScript, plainJavaScript } from './java-script-rules.ts';

export type Rules = NonNullable<OxlintConfig['rules']>;

/** Nothing else is enforced by default: what a new version of oxlint adds is read before it rules. */
const typeScript = [
  'ban-ts-comment',
  'consistent-type-imports',
  'no-duplicate-enum-values',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extra-non-null-assertion',
  'no-misused-new',
  'no-namespace',
  'no-non-null-asserted-optional-chain',
  'no-non-null-assertion',
  'no-require-imports',
  'no-this-alias',
  'no-unnecessary-type-constraint',
  'no-unsafe-declaration-merging',
  'no-unsafe-function-type',
  'no-wrapper-object-types',
  'prefer-as-const',
  'prefer-namespace-keyword',
  'triple-slash-reference',
];

/** The rules that know types. */
const typeAware = [
  'await-thenable',
  'no-array-delete',
  'no-base-to-string',
  'no-duplicate-type-constituents',
  'no-floating-promises',
  'no-for-in-array',
  'no-implied-eval',
  'no-misused-promises',
  'no-redundant-type-constituents',
  'no-unnecessary-type-assertion',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-comparison',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'no-unsafe-unary-minus',
  'only-throw-error',
  'prefer-promise-reject-errors',
  'restrict-plus-operands',
  'switch-exhaustiveness-check',
  'unbound-method',
];

/** React's own rules, those of its compiler included. */
const react = [
  'error-boundaries',
  'exhaustive-deps',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
];

export const rules: Rules = {
  ...errors('', javaScript),
  ...errors('typescript/', typeScript),
  ...errors('typescript/', typeAware),
  eqeqeq: 'error',
  // A name that begins with an underscore is a name as well.
  'no-unused-vars': ['error', { argsIgnorePattern: '^$', varsIgnorePattern: '^$' }],
  // Types count, too.
  'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
};

export const reactRules: Rules = errors('react/', react);

/** A pattern takes a time in proportion to the text, however much a text is made to hurt it. */
export const patternRules: Rules = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': [
    'error',
    { report: 'potential', ignorePartial: false, ignoreSticky: false },
  ],
};

export const plainJavaScriptRules: Rules = {
  ...errors('', plainJavaScript),
  ...Object.fromEntries(
    [...typeAware, 'restrict-template-expressions'].map((rule) => [`typescript/${rule}`, 'off']),
  ),
};

function errors(prefix: string, names: readonly string[]): Rules {
  return Object.fromEntries(names.map((name) => [`${prefix}${name}`, 'error']));
}
