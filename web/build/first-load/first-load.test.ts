import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetNames } from '../assets/asset-names.ts';
import { firstLoadBudgetOf, freeOfBudget } from './first-load.ts';

const print = join(import.meta.dirname, 'print-first-loads.ts');

type Built = { loads: Record<string, number>; assetNames: AssetNames };

// That of the sample in English is tested in more detail (../budgets.test.ts), and that of the other
// restaurant in its own Portuguese as it is started (scripts/build/second-brand.stack.test.ts).
describe.each([
  ['thymely', 'pt-PT'],
  ['forno-da-graca', 'de'],
])('the scripts of %s in %s', (brand, language) => {
  const site = mkdtempSync(join(tmpdir(), 'thymely-first-loads-'));
  let built: Built;

  beforeAll(async () => {
    const env = { ...process.env, BRAND: brand, BRAND_LANGUAGE: language };
    const { stdout } = await promisify(execFile)(process.execPath, [print, site], { env });
    built = JSON.parse(stdout) as Built;
  });

  afterAll(() => {
    rmSync(site, { recursive: true });
  });

  it('leave 1 kB of the budget of each page free before it is idle', () => {
    const loads = Object.entries(built.loads);
    expect(loads.map(([page]) => page)).toEqual(['index.html', 'menu.html', 'dish.html']);
    for (const [page, bytes] of loads) {
      expect(bytes, page).toBeGreaterThan(60_000);
      expect(bytes, page).toBeLessThanOrEqual(firstLoadBudgetOf(page) - freeOfBudget);
    }
  });

  const scripts = () =>
    readdirSync(join(site, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file, code: readFileSync(join(site, 'assets', file), 'utf8') }));

  const holding = (mark: string) =>
    scripts()
      .filter(({ code }) => code.includes(mark))
      .map(({ file }) => built.assetNames[file]);

  it('requirement 37: have App Check only in the auth chunk', () => {
    expect(holding('content-firebaseappcheck.googleapis.com')).toEqual(['auth-chunk']);
    expect(holding('the-public-key')).toEqual(['auth-chunk']);
    expect(holding('1:2:web:3')).toEqual(['auth-chunk']);
  });

  it('requirement 37: have no issuer of test tokens', () => {
    expect(holding('/test-issuer')).toEqual([]);
    expect(holding('The issuer gives no token.')).toEqual([]);
  });

  it('requirement 37: have an auth chunk of at most 60 kB (gzip) with App Check', () => {
    const chunk = scripts().find(({ file }) => built.assetNames[file] === 'auth-chunk');
    expect(gzipSync(chunk?.code ?? '', { level: 9 }).length).toBeLessThanOrEqual(60_000);
  });
});
