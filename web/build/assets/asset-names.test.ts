import { expect, it } from 'vitest';
import { apiEndpoints } from '@thymely/contract/api';
import { assetFor, assetName } from './asset-names.ts';
import { blockerRules, rulesAgainst } from './blocker-rules.ts';

const names = {
  'aaaaaaaaaaaa.js': 'auth-chunk',
  'bbbbbbbbbbbb.css': 'auth-chunk',
  'cccccccccccc.js': 'orders',
  'dddddddddddd.js': 'orders',
};

it('a word stands for one file, and a word that none has is an error, so that nobody looks for it in vain', () => {
  expect(assetFor(names, 'auth-chunk')).toBe('aaaaaaaaaaaa.js');
  expect(assetFor(names, 'auth-chunk', 'css')).toBe('bbbbbbbbbbbb.css');
  expect(() => assetFor(names, 'live-chunk')).toThrow('0 files are named live-chunk.');
  expect(() => assetFor(names, 'orders')).toThrow('2 files are named orders.');
});

it('the name of a file is twelve characters of a hexadecimal hash', () => {
  expect(assetName('a font', 'woff2')).toMatch(/^[\da-f]{12}\.woff2$/);
});

it('the rules of content blockers are general, dated, and each holds something back', () => {
  const { writtenOn, rules } = blockerRules;
  expect(writtenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Set(rules).size).toBe(rules.length);
  for (const rule of rules) {
    const address = `/x${rule.replace(/\^$/, '/').replace('*', 'y')}`;
    expect(rulesAgainst(address, [rule]), rule).toEqual([rule]);
  }
  expect(rulesAgainst('/assets/social-buttons-C3d4.js')).toContain('/social-buttons-');
  expect(rulesAgainst('/metrics')).toEqual([]);
});

it('no list of a content blocker has a rule against a path of the API', () => {
  const paths = Object.values(apiEndpoints).map(({ path }) => `/api${path.replace(/:\w+/g, 'x')}`);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => rulesAgainst(path).length > 0)).toEqual([]);
});
