import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { type Measurement, medianOf } from './measurement.ts';

/**
 * Lighthouse brings a sixth of all files of the repository's packages, and only the bench needs it:
 * npm fetches it for the first run and keeps it.
 */
const lighthouse = 'lighthouse@13.5.0';

/** What the bench reads of Lighthouse's result, whose other fields are left out. */
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

const runsPerPage = 5;

type PageTargets = { path: string; lcpMs: number; totalKb?: number };

/** The targets of performance, page by page. */
const pages: PageTargets[] = [
  { path: '/', lcpMs: 1000, totalKb: 350 },
  { path: '/menu', lcpMs: 1000 },
];

/** Runs Lighthouse five times for each page (mobile, simulated throttling); returns the medians. */
export async function runLighthouse(origin: string): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const page of pages) {
    const results: Result[] = [];
    for (let run = 0; run < runsPerPage; run += 1) {
      results.push(await auditOnce(`${origin}${page.path}`));
      process.stdout.write('.');
    }
    measured.push(...measurementsOf(page, results));
  }
  return measured;
}

/** Audits a page in a browser of its own, so that nothing is cached. */
async function auditOnce(url: string): Promise<Result> {
  const { executablePath = chromium.executablePath(), args = [] } = await findBrowser();
  const flags = ['--output=json', '--quiet', `--chrome-flags=${args.join(' ')}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 2 ** 20,
  });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  return result;
}

function measurementsOf({ path, lcpMs, totalKb }: PageTargets, results: Result[]): Measurement[] {
  const score = (category: string): number[] =>
    results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  const audit = (id: string): number[] =>
    results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const about = (name: string) => `${name} of ${path}`;
  const ms = 'ms' as const;
  const points = 'points' as const;
  return [
    medianOf(score('performance'), {
      what: about('performance'),
      unit: points,
      target: { atLeast: 99 },
    }),
    ...['accessibility', 'best-practices', 'seo'].map((category) =>
      medianOf(score(category), { what: about(category), unit: points, target: { atLeast: 100 } }),
    ),
    medianOf(audit('first-contentful-paint'), {
      what: about('FCP'),
      unit: ms,
      target: { atMost: 800 },
    }),
    medianOf(audit('largest-contentful-paint'), {
      what: about('LCP'),
      unit: ms,
      target: { atMost: lcpMs },
    }),
    medianOf(audit('total-blocking-time'), {
      what: about('TBT'),
      unit: ms,
      target: { atMost: 60 },
    }),
    medianOf(audit('cumulative-layout-shift'), {
      what: about('CLS'),
      unit: '',
      target: { atMost: 0.001 },
    }),
    medianOf(
      audit('total-byte-weight').map((bytes) => bytes / 1000),
      {
        what: about('all bytes, cold,'),
        unit: 'kB',
        ...(totalKb === undefined ? {} : { target: { atMost: totalKb } }),
      },
    ),
  ];
}
