import { mkdirSync, rmSync } from 'node:fs';
import type { QueryRecord } from '../../build/indexes/recorded-queries.ts';
import { fromRoot } from '../../paths.ts';
import { addTallies, brokenTally, type Tally } from '../reports/tally.ts';
import type { Run } from '../runners.ts';
import type { Stage } from '../stages.ts';
import { queryFaults, readNoted, recordQueries } from './judge-queries.ts';

/** The stages whose queries are noted, and who sends them there. */
const senders: Partial<Record<Stage, keyof QueryRecord>> = {
  api: 'server',
  rest: 'server',
  timing: 'pages',
  e2e: 'pages',
  brand: 'pages',
};

/** The stage in which a sender sends every query that it knows: the others repeat some of them. */
const wholeStages: readonly Stage[] = ['api', 'e2e'];

/**
 * Runs a stage and compares the queries that Firestore got in it with firestore.queries.json, or
 * writes them there.
 */
export async function withQueries(
  stage: Stage,
  { isRecording, ...run }: Run & { isRecording: boolean },
  test: (stage: Stage, run: Run) => Promise<Tally>,
): Promise<Tally> {
  const sender = senders[stage];
  if (sender === undefined) return test(stage, run);
  const folder = fromRoot('.test/queries');
  mkdirSync(folder, { recursive: true });
  const queriesFile = `${folder}/${stage}-${process.pid}.txt`;
  const tally = await test(stage, { ...run, queriesFile });
  const isAll = wholeStages.includes(stage) && run.runnerArgs.length === 0;
  const recording = {
    sender,
    queries: readNoted(queriesFile),
    isWhole: isAll && tally.failed === 0,
  };
  rmSync(queriesFile, { force: true });
  if (isRecording) await recordQueries(recording);
  const faults = queryFaults(recording);
  if (faults.length === 0) return tally;
  const advice = `firestore.queries.json: \`npm test -- --only ${stage} --record\` writes what it lacks.`;
  return addTallies([tally, brokenTally([advice, ...faults].join('\n    '))]);
}
