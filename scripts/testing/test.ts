import './brand-of-tests.ts';
import { rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { startMetadataServer } from '../../functions/src/testing/metadata-server.ts';
import { command, UserError } from '../command.ts';
import { fromRoot } from '../paths.ts';
import { runCheckStage } from './check-stage.ts';
import { judgeSpecCoverage } from './coverage-stage.ts';
import { removeReports } from './reports/run-report.ts';
import { addTallies, brokenTally, closing, closingLine, type Tally } from './reports/tally.ts';
import { withQueries } from './queries/with-queries.ts';
import { type Run, runParts, runPlaywright, runVitest } from './runners.ts';
import {
  aloneOnSite,
  besideParts,
  besideSite,
  laneFromStart,
  lanesAfterApi,
  shuffledStages,
  type Stage,
  stagesFrom,
  testCommand,
  usualStages,
} from './stages.ts';
import { startSecondBrand } from './second-brand.ts';
import { startDataEmulators, testLogFolder, type TestStack } from './test-emulators.ts';

const started = Date.now();

// Hundreds of processes load the same files: from the second on, without compiling them.
process.env.NODE_COMPILE_CACHE ??= fromRoot('.test/cache/node');

// Programs in Go (types, lint, bundles) end before it pays to clear their memory often, and threads of
// one program do the same work several times: other checks and stages run beside it.
process.env.GOGC ??= '400';
process.env.GOMAXPROCS ??= '1';

// Tests read English, whatever the language of the brand under test.
process.env.BRAND_LANGUAGE = 'en';

/** For the stages that need no site: started with the first of them. */
let dataEmulators: Promise<TestStack> | undefined;

/** For the stages about a restaurant as `npm start` runs it: started with the first of them. */
let secondRestaurant: Promise<TestStack> | undefined;

/** The stages of browser tests, which share the site. */
const stagesOnSite: readonly Stage[] = ['timing', 'e2e'];

let site: Promise<TestStack> | undefined;

await command(testCommand, async (values, runnerArgs) => {
  const stages = stagesFrom(values, runnerArgs);
  const wanted = (lane: readonly Stage[]) => lane.filter((stage) => stages.includes(stage));
  const stageRun = { runnerArgs, seed: values.shuffle, isRecording: values.record };
  const run = (lane: readonly Stage[]) => runLane(wanted(lane), stageRun);
  const runBeside = async () => {
    const tallies = await run(besideParts);
    return [...tallies, ...(await Promise.all(lanesAfterApi.map(run))).flat()];
  };
  if (values.shuffle !== undefined) console.log(orderInWords(values.shuffle));
  if (stages.some((stage) => stagesOnSite.includes(stage))) site = startTestSite();
  // A site that does not start fails the stages that need it.
  const siteStarted = site?.catch(() => undefined);
  const isMeasured = wanted(aloneOnSite).length > 0;
  const fromStart = isMeasured ? undefined : run(laneFromStart);
  const tallies = await run(besideSite);
  await siteStarted;
  tallies.push(...(await run(aloneOnSite)));
  const running = [fromStart ?? run(laneFromStart), runBeside()];
  tallies.push(...(await Promise.all(running)).flat());
  await Promise.all([secondRestaurant, dataEmulators, site].map(stop));
  const isWholeRun =
    usualStages.every((stage) => stages.includes(stage)) && runnerArgs.length === 0;
  tallies.push(judgeSpecCoverage({ isWholeRun }));
  removeReports();

  const total = addTallies(tallies);
  if (total.failed === 0) rmSync(testLogFolder, { recursive: true, force: true });
  console.log(`\nTook ${secondsSince(started)} s.`);
  if (values.shuffle !== undefined) console.log(orderInWords(values.shuffle));
  console.log(closing(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
});

function orderInWords(seed: string): string {
  return `The tests of ${shuffledStages.join(', ')} are in the order of the seed ${seed}: npm test -- --shuffle ${seed}`;
}

type StageRun = Run & { isRecording: boolean };

async function runLane(lane: readonly Stage[], run: StageRun): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const stage of lane) tallies.push(await runTimed(stage, run));
  return tallies;
}

/** A stage that throws is a failed one; the others still run. */
async function runTimed(stage: Stage, run: StageRun): Promise<Tally> {
  console.log(`\n── ${stage} ──`);
  const stageStarted = Date.now();
  const tally = await withQueries(stage, run, runStage).catch((error: unknown) =>
    brokenTally(`${stage}: ${error instanceof UserError ? error.message : inspect(error)}`),
  );
  console.log(`${stage}: ${closingLine(tally)} (${secondsSince(stageStarted)} s)`);
  return tally;
}

async function runStage(stage: Stage, run: Run): Promise<Tally> {
  switch (stage) {
    case 'check':
      return runCheckStage();
    case 'unit':
    case 'tools':
      return runVitest(stage, run);
    case 'parts':
      return runParts(run);
    case 'rules':
    case 'api':
    case 'distance': {
      const { env } = await (dataEmulators ??= startDataEmulators());
      return runVitest(stage, { ...run, env });
    }
    case 'rest': {
      const { env } = await (dataEmulators ??= startDataEmulators());
      const metadata = await startMetadataServer();
      return runVitest(stage, { ...run, env: { ...env, ...metadata.env } });
    }
    case 'brand': {
      const { env } = await (secondRestaurant ??= startSecondBrand());
      return runPlaywright(stage, { ...run, env });
    }
    case 'stack': {
      const { env } = await (secondRestaurant ??= startSecondBrand());
      return runVitest(stage, { ...run, env });
    }
    case 'e2e':
    case 'timing': {
      if (!site) throw new Error('The site was not started.');
      const { env } = await site;
      return runPlaywright(stage, { ...run, env });
    }
  }
}

async function startTestSite(): Promise<TestStack> {
  // Loaded only here: the build tools take a while.
  const { startSite } = await import('./test-site.ts');
  return startSite();
}

async function stop(starting: Promise<TestStack> | undefined): Promise<void> {
  const running = await starting?.catch(() => undefined);
  await running?.stop();
}

function secondsSince(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(1);
}
