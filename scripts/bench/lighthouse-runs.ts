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

export type PageTargets = {
  path: string;
  fcpMs: number;
  lcpMs: number;
  /** The limit of the median of the blocking time, and of each run. */
  tbtMs: number;
  highestTbtMs?: number;
  cls: number;
  totalKb?: number;
  /** Whether Lighthouse's scores have targets. */
  isScored?: boolean;
  /** How often it is measured; five times if nothing is said. */
  runs?: number;
};

const open = { fcpMs: 800, lcpMs: 1000, cls: 0.001, isScored: true };
/** The blocking time has to be steady, too. */
const steady = { ...open, tbtMs: 40, highestTbtMs: 100, runs: 10 };

/** The targets of performance, page by page. */
const pages: PageTargets[] = [
  { ...steady, path: '/', totalKb: 350 },
  { ...steady, path: '/menu' },
  { ...open, path: '/login', tbtMs: 60 },
  { ...open, path: '/signup', tbtMs: 60 },
];

/** Runs Lighthouse for each page that anybody can open (mobile, simulated throttling); returns the medians. */
export async function runLighthouse(origin: string): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const page of pages) measured.push(...(await auditPage(origin, page)));
  return measured;
}

/** A browser that runs already, at a port, and what is done before each run. */
type OwnBrowser = { port: number; before: () => Promise<void> };

/** Runs Lighthouse several times for a page, and returns the medians. */
export async function auditPage(
  origin: string,
  page: PageTargets,
  browser?: OwnBrowser,
): Promise<Measurement[]> {
  const results: Result[] = [];
  for (let run = 0; run < (page.runs ?? 5); run += 1) {
    await browser?.before();
    results.push(await auditOnce(`${origin}${page.path}`, browser?.port));
    process.stdout.write('.');
  }
  return measurementsOf(page, results);
}

/** Audits a page in a browser of its own, where nothing is cached, or in the one at a port, whose storage stays. */
async function auditOnce(url: string, port?: number): Promise<Result> {
  const { executablePath = chromium.executablePath(), args = [] } = await findBrowser();
  const where = port
    ? [`--port=${port}`, '--disable-storage-reset', '--only-categories=performance']
    : [`--chrome-flags=${args.join(' ')}`];
  const flags = ['--output=json', '--quiet', ...where];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 2 ** 20,
  });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  return result;
}

function measurementsOf(page: PageTargets, results: Result[]): Measurement[] {
  const { path, fcpMs, lcpMs, tbtMs, highestTbtMs, cls, totalKb, isScored } = page;
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
      ...(isScored && { target: { atLeast: 99 } }),
    }),
    ...(isScored ? ['accessibility', 'best-practices', 'seo'] : []).map((category) =>
      medianOf(score(category), { what: about(category), unit: points, target: { atLeast: 100 } }),
    ),
    medianOf(audit('first-contentful-paint'), {
      what: about('FCP'),
      unit: ms,
      target: { atMost: fcpMs },
    }),
    medianOf(audit('largest-contentful-paint'), {
      what: about('LCP'),
      unit: ms,
      target: { atMost: lcpMs },
    }),
    medianOf(audit('total-blocking-time'), {
      what: about('TBT'),
      unit: ms,
      target: { atMost: tbtMs },
    }),
    ...(highestTbtMs === undefined
      ? []
      : [
          {
            what: about('highest TBT'),
            unit: ms,
            measured: Math.max(...audit('total-blocking-time')),
            target: { atMost: highestTbtMs },
          },
        ]),
    medianOf(audit('cumulative-layout-shift'), {
      what: about('CLS'),
      unit: '',
      target: { atMost: cls },
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
