import { UserError } from '../../command.ts';
import type { Ask, SetupStep } from './setup-step.ts';

export type SetUp = {
  steps: readonly SetupStep[];
  ask: Ask;
  /** Runs firebase-tools at the terminal, and returns its exit code. */
  run: (call: string[]) => Promise<number>;
  /** Asks the person to type something, and returns what was typed. */
  confirm: (question: string) => Promise<string>;
  /** Whether to do what firebase-tools can do. */
  yes: boolean;
};

/**
 * Goes through the steps of a setup: says which are done, and does or prints the others. Each is
 * named before it is done. It can be repeated, and goes on where it stopped. What has to be corrected
 * first is said before any step is done.
 * @throws {UserError} one line that says what to do
 */
export async function setUp({ steps, ask, run, confirm, yes }: SetUp): Promise<void> {
  for (const step of steps) {
    const fault = await step.fault?.(ask);
    if (fault !== undefined) throw new UserError(fault);
  }
  let waiting = 0;
  for (const step of steps) {
    if (await step.isDone?.(ask)) {
      console.log(`✓ ${step.what}`);
      continue;
    }
    console.log(`• ${step.what}`);
    for (const line of linesOf(step)) console.log(`    ${line}`);
    if (step.firebase === undefined) continue;
    if (!yes) waiting++;
    else await doStep(step, step.firebase, { run, confirm });
  }
  if (waiting > 0)
    console.log('Nothing was changed. Run it again with --yes for what firebase-tools can do.');
}

async function doStep(
  { what, confirm: confirmation }: SetupStep,
  call: string[],
  { run, confirm }: Pick<SetUp, 'run' | 'confirm'>,
): Promise<void> {
  if (confirmation !== undefined) {
    const { answer, why } = confirmation;
    const typed = await confirm(`    ${why} Type ${answer} to go on: `);
    if (typed.trim() !== answer)
      throw new UserError(`${answer} was not typed: nothing was created.`);
  }
  if ((await run(call)) !== 0) throw new UserError(`${what}: it failed, see above. Run it again.`);
}

function linesOf({ firebase, gcloud, byHand }: SetupStep): string[] {
  if (firebase) return [`npx firebase ${firebase.map(quoted).join(' ')}`];
  if (gcloud) return ['Not run here; type or paste this:', ...gcloud.map((line) => `  ${line}`)];
  return byHand === undefined ? [] : [`By hand: ${byHand}`];
}

function quoted(word: string): string {
  return /^[\w:=./@-]+$/.test(word) ? word : `'${word}'`;
}
