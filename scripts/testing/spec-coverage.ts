import type { Tally } from './report.ts';

/** A point of the specification, and the names of the tests that prove it. */
export type SpecPoint = { section: string; point: string; tests: string[] };

/** A test that ran: every name it goes by, and whether it passed. */
export type RanTest = { names: string[]; passed: boolean };

/**
 * Reads the tables of docs/spec-coverage.md.
 * @throws when a row has no section, no words or no test
 */
export function readSpecPoints(markdown: string): SpecPoint[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*\d/.test(line))
    .map((line) => {
      const [section = '', point = '', tests = ''] = line.split('|').slice(1, -1).map(trimmed);
      const names = [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      if (point === '' || names.length === 0) throw new Error(`Not a point with a test: ${line}`);
      return { section, point, tests: names };
    });
}

function trimmed(cell: string): string {
  return cell.trim();
}

/** What is missing for a point, in words; empty when it is proven. */
export function gapsOf({ tests }: SpecPoint, ran: readonly RanTest[]): string[] {
  return tests.flatMap((name) => {
    const found = ran.filter(({ names }) => names.includes(name));
    if (found.length === 0) return [`did not run: ${name}`];
    return found.every(({ passed }) => passed) ? [] : [`failed: ${name}`];
  });
}

type VitestReport = {
  testResults: {
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

type PlaywrightSuite = { specs: { title: string; ok: boolean }[]; suites?: PlaywrightSuite[] };

/** The tests of a JSON report of either runner. */
export function ranTestsOf(report: unknown): RanTest[] {
  const { testResults } = report as Partial<VitestReport>;
  if (testResults !== undefined) return testResults.flatMap(testsOfFile);
  const { suites = [] } = report as { suites?: PlaywrightSuite[] };
  return suites.flatMap(testsOfSuite);
}

function testsOfFile({ assertionResults }: VitestReport['testResults'][number]): RanTest[] {
  return assertionResults
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ ancestorTitles, title, status }) => ({
      names: [title, [...ancestorTitles, title].join(' › ')],
      passed: status === 'passed',
    }));
}

function testsOfSuite({ specs, suites = [] }: PlaywrightSuite): RanTest[] {
  return [
    ...specs.map(({ title, ok }) => ({ names: [title], passed: ok })),
    ...suites.flatMap(testsOfSuite),
  ];
}

/** Each point counts as one test. */
export function tallyPoints(points: readonly SpecPoint[], ran: readonly RanTest[]): Tally {
  const passed = points.filter((point) => gapsOf(point, ran).length === 0).length;
  return { passed, failed: points.length - passed, skipped: 0 };
}
