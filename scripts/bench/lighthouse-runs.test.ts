import { describe, expect, it } from 'vitest';
import { faultOf, type LighthouseResult } from './lighthouse.ts';
import { measurementsOf } from './lighthouse-runs.ts';

const targets = { path: '/menu', fcpMs: 800, lcpMs: 1000, tbtMs: 40, highestTbtMs: 100, cls: 0.01 };

function resultWith(blockedMs: number, leftOut = ''): LighthouseResult {
  const figures = {
    'first-contentful-paint': 700,
    'largest-contentful-paint': 900,
    'total-blocking-time': blockedMs,
    'cumulative-layout-shift': 0,
    'total-byte-weight': 300_000,
  };
  const audits = Object.entries(figures).map(([id, numericValue]) => [
    id,
    id === leftOut ? { errorMessage: 'Nothing was painted.' } : { numericValue },
  ]);
  return {
    categories: { performance: { score: 0.99 } },
    audits: Object.fromEntries(audits) as LighthouseResult['audits'],
  };
}

describe('the figures of a page', () => {
  const measured = measurementsOf(
    targets,
    [20, 30, 160].map((ms) => resultWith(ms)),
  );
  const lineAbout = (what: string) => measured.find((line) => line.what === what);

  it('are medians, each with its runs', () => {
    expect(lineAbout('TBT of /menu')).toMatchObject({ measured: 30, runs: [20, 30, 160] });
  });

  it('say the worst blocking time, where it must be steady', () => {
    expect(lineAbout('highest TBT of /menu')).toMatchObject({
      measured: 160,
      target: { atMost: 100 },
    });
  });

  it('name no ID', () => {
    const named = { ...targets, path: '/order/f3', name: '/order/:id' };
    expect(measurementsOf(named, [resultWith(1)]).map(({ what }) => what)).toContain(
      'LCP of /order/:id',
    );
  });

  it('are refused when a run has not measured one of them', () => {
    const results = [resultWith(20), resultWith(20, 'largest-contentful-paint')];
    expect(() => measurementsOf(targets, results)).toThrow(
      'Lighthouse has no largest-contentful-paint of /menu. Nothing was painted.',
    );
  });
});

describe('a result', () => {
  const origin = 'http://127.0.0.1:5000';
  const result = resultWith(20);

  it('is of the page that it was asked for', () => {
    const finalDisplayedUrl = `${origin}/order`;
    expect(faultOf({ ...result, finalDisplayedUrl }, `${origin}/order`)).toBeUndefined();
  });

  it('is of another page when somebody has to log in first', () => {
    const finalDisplayedUrl = `${origin}/login?from=%2Forder`;
    expect(faultOf({ ...result, finalDisplayedUrl }, `${origin}/order`)).toBe(
      'the page led to /login.',
    );
  });

  it("says Lighthouse's own reason", () => {
    const runtimeError = { message: 'The page did not paint any content.' };
    expect(faultOf({ ...result, runtimeError }, origin)).toBe(runtimeError.message);
  });
});
