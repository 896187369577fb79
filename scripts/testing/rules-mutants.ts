import {
  judgeMutants,
  killersOf,
  readKillers,
  type Verdict,
  writeKillers,
} from '../../rules-tests/mutants/judge-mutants.ts';
import { ruleCases } from '../../rules-tests/cases/rule-cases.ts';
import { openRulesLab } from '../../rules-tests/lab/rules-lab.ts';
import { readRules } from '../../rules-tests/lab/rules-lab.ts';
import { command, UserError } from '../command.ts';
import { startDataEmulators } from './test-emulators.ts';

const help = `Prints every mutant of firestore.rules with the case that kills it, writes those down for the runs of
every checkout, and fails if one survives. It uses the emulator that FIRESTORE_EMULATOR_HOST names, or starts one.`;

await command({ call: 'npm run rules-mutants', help }, async () => {
  const ownEmulators = process.env['FIRESTORE_EMULATOR_HOST']
    ? undefined
    : await startDataEmulators();
  Object.assign(process.env, ownEmulators?.env);
  try {
    await printVerdicts();
  } finally {
    await ownEmulators?.stop();
  }
});

async function printVerdicts(): Promise<void> {
  const lab = await openRulesLab('demo-thymely-rules-mutants');
  const verdicts = await judgeMutants({
    lab,
    rules: readRules(),
    cases: ruleCases.flatMap(({ cases }) => cases),
    killers: readKillers(),
    onVerdict: print,
  });
  await lab.close();
  writeKillers(killersOf(verdicts));
  const survivors = verdicts.filter(({ killedBy }) => !killedBy);
  console.log(`${verdicts.length} mutants, ${survivors.length} survivors`);
  if (survivors.length > 0) throw new UserError('The tests of firestore.rules miss something.');
}

function print({ mutant: { line, before, after }, killedBy }: Verdict): void {
  const fate = killedBy ? `killed by "${killedBy.fact}"` : 'SURVIVES';
  console.log(`${line}: ${oneLine(before)} → ${oneLine(after)}: ${fate}`);
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
