import type { ReportedTest } from './reports/run-report.ts';

/** A point of the specification, by the id in the titles of the tests that prove it. */
export type SpecPoint = { id: string; point: string };

/**
 * Reads the tables of docs/spec-coverage.md.
 * @throws when a row has no id of its own or no text
 */
export function readSpecPoints(markdown: string): SpecPoint[] {
  const points = markdown
    .split('\n')
    .filter((line) => /^\|\s*\d/.test(line))
    .map((line) => {
      const [id = '', point = ''] = line.split('|').slice(1, -1).map(trimmed);
      if (!/^\d+\.\d+$/.test(id) || point === '') throw new Error(`Not a point: ${line}`);
      return { id, point };
    });
  const twice = points.find(({ id }, index) => points.findIndex((one) => one.id === id) < index);
  if (twice) throw new Error(`There are two points ${twice.id}.`);
  return points;
}

function trimmed(cell: string): string {
  return cell.trim();
}

/** The ids at the end of a title: `an order is placed (spec 2.14, 9.6)`. */
function idsOf({ title }: TestOfPoints): string[] {
  const [, ids] = /\(spec ([^)]*)\)$/.exec(title) ?? [];
  return ids?.split(',').map(trimmed) ?? [];
}

/** A skipped test proves nothing. */
type TestOfPoints = Pick<ReportedTest, 'title' | 'ended'>;

/** How many points are proven, and in words: which are not, and which tests carry an unknown id. */
export function judgePoints(
  points: readonly SpecPoint[],
  tests: readonly TestOfPoints[],
): { proven: number; gaps: string[] } {
  const ran = tests.filter(({ ended }) => ended !== 'skipped');
  const unproven = points.flatMap(({ id, point }) => {
    const proofs = ran.filter((test) => idsOf(test).includes(id));
    const failed = proofs.find(({ ended }) => ended === 'failed');
    if (failed) return [`${id} ${point}: failed: ${failed.title}`];
    return proofs.length === 0 ? [`${id} ${point}: no test ran`] : [];
  });
  const known = new Set(points.map(({ id }) => id));
  const unknown = ran.flatMap((test) =>
    idsOf(test)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is no point: ${test.title}`),
  );
  return { proven: points.length - unproven.length, gaps: [...unproven, ...unknown] };
}
