import { UserError } from '../command.ts';
import { step } from '../progress.ts';
import { auditOnce, type LighthouseResult } from './lighthouse.ts';
import { type Measurement, medianOf } from './measurement.ts';

export type PageTargets = {
  path: string;
  /** The path as the table names it, if it has an ID. */
  name?: string;
  fcpMs: number;
  lcpMs: number;
  /** The limit of the median of the blocking time, and of each run. */
  tbtMs: number;
  highestTbtMs?: number;
  cls: number;
  totalKb?: number;
  /** Whether Lighthouse's scores have targets. */
  isScored?: boolean;
  /** Whether it keeps a listener of Firestore open. */
  isListening?: boolean;
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
export async function* runLighthouse(
  origin: string,
  { isOnce }: { isOnce: boolean },
): AsyncIterable<Measurement[]> {
  for (const page of pages) yield await auditPage(origin, isOnce ? { ...page, runs: 1 } : page);
}

/** A browser that runs already, at a port, and what is done before each run. */
type OwnBrowser = { port: number; before: () => Promise<void> };

/** Runs Lighthouse several times for a page, and returns the medians. */
export async function auditPage(
  origin: string,
  page: PageTargets,
  browser?: OwnBrowser,
): Promise<Measurement[]> {
  const { path, name = path, isListening, runs = 5 } = page;
  const results = await step(
    `Lighthouse for ${name}${runs > 1 ? `, ${runs} times` : ''}`,
    async () => {
      const audited: LighthouseResult[] = [];
      for (let run = 0; run < runs; run += 1) {
        await browser?.before();
        audited.push(await auditOnce(`${origin}${path}`, { port: browser?.port, isListening }));
      }
      return audited;
    },
  );
  return measurementsOf(page, results);
}

/**
 * Returns the lines of the table about a page.
 * @throws {UserError} if a run has no figure for one of them
 */
export function measurementsOf(
  page: PageTargets,
  results: readonly LighthouseResult[],
): Measurement[] {
  const { path, name = path, fcpMs, lcpMs, tbtMs, highestTbtMs, cls, totalKb, isScored } = page;
  const missing = (id: string, reason = ''): never => {
    throw new UserError(`Lighthouse has no ${id} of ${name}. ${reason}`.trim());
  };
  const score = (category: string): number[] =>
    results.map(({ categories }) =>
      Math.round((categories[category]?.score ?? missing(category)) * 100),
    );
  const audit = (id: string): number[] =>
    results.map(({ audits }) => audits[id]?.numericValue ?? missing(id, audits[id]?.errorMessage));
  const line = (about: string, unit: Measurement['unit']) => ({
    what: `${about} of ${name}`,
    unit,
  });
  const blocked = audit('total-blocking-time');
  return [
    medianOf(score('performance'), {
      ...line('performance', 'points'),
      ...(isScored && { target: { atLeast: 99 } }),
    }),
    ...(isScored ? ['accessibility', 'best-practices', 'seo'] : []).map((category) =>
      medianOf(score(category), { ...line(category, 'points'), target: { atLeast: 100 } }),
    ),
    medianOf(audit('first-contentful-paint'), { ...line('FCP', 'ms'), target: { atMost: fcpMs } }),
    medianOf(audit('largest-contentful-paint'), {
      ...line('LCP', 'ms'),
      target: { atMost: lcpMs },
    }),
    medianOf(blocked, { ...line('TBT', 'ms'), target: { atMost: tbtMs } }),
    ...(highestTbtMs === undefined
      ? []
      : [
          {
            ...line('highest TBT', 'ms'),
            measured: Math.max(...blocked),
            target: { atMost: highestTbtMs },
          },
        ]),
    medianOf(audit('cumulative-layout-shift'), { ...line('CLS', ''), target: { atMost: cls } }),
    medianOf(
      audit('total-byte-weight').map((bytes) => bytes / 1000),
      {
        ...line('all bytes, cold,', 'kB'),
        ...(totalKb !== undefined && { target: { atMost: totalKb } }),
      },
    ),
  ];
}
