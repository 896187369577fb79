import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One call of the program: its arguments and its standard input (`nothing` for `/dev/null`). */
export type FirebaseCall = { args: string[]; input: 'nothing' | 'terminal' | number };

export type FakeFirebase = {
  /** The path of the program, to be run by Node. */
  program: string;
  calls: () => FirebaseCall[];
  remove: () => void;
};

const source = `
import { appendFileSync, fstatSync, readFileSync, statSync } from 'node:fs';
const { rdev, ino } = fstatSync(0);
const isNothing = rdev !== 0 && rdev === statSync('/dev/null').rdev;
const input = process.stdin.isTTY ? 'terminal' : isNothing ? 'nothing' : ino;
const args = process.argv.slice(2);
appendFileSync(new URL('calls', import.meta.url), JSON.stringify({ args, input }) + '\\n');
const call = args.join(' ');
const ends = JSON.parse(readFileSync(new URL('ends.json', import.meta.url)));
const calls = readFileSync(new URL('calls', import.meta.url), 'utf8').trim().split('\\n');
const before = calls.filter((line) => JSON.parse(line).args.join(' ') === call).length - 1;
const key = Object.keys(ends).find((part) => call.includes(part));
const end = ends[key]?.[before] ?? 0;
const answers = JSON.parse(readFileSync(new URL('answers.json', import.meta.url)));
const answer = Object.keys(answers).find((part) => call.includes(part));
const result = end === 0 ? { status: 'success', result: answers[answer] } : { status: 'error', error: answers[answer] ?? '' };
if (args.includes('--json')) console.log(JSON.stringify(result, null, 2));
else console.log('firebase ' + call + ' ends with ' + end);
process.exit(end);
`;

/**
 * Writes a program that replaces firebase-tools, which cannot reach Google in tests. It records its
 * calls and succeeds.
 * @param ends other exit codes for the first, second, … call whose arguments contain the words
 * @param answers what it answers as JSON to calls whose arguments contain the words
 */
export function fakeFirebase(
  ends: Record<string, number[]> = {},
  answers: Record<string, unknown> = {},
): FakeFirebase {
  const folder = mkdtempSync(join(tmpdir(), 'fake-firebase-'));
  const [bin, prompts] = [join(folder, 'bin'), join(folder, 'deploy/functions')];
  for (const each of [bin, prompts]) mkdirSync(each, { recursive: true });
  const program = join(bin, 'firebase.mjs');
  writeFileSync(program, source);
  writeFileSync(join(prompts, 'prompts.js'), '');
  writeFileSync(join(bin, 'calls'), '');
  writeFileSync(join(bin, 'ends.json'), JSON.stringify(ends));
  writeFileSync(join(bin, 'answers.json'), JSON.stringify(answers));
  return {
    program,
    calls: () => {
      const lines = readFileSync(join(bin, 'calls'), 'utf8').split('\n');
      return lines.filter(Boolean).map((line) => JSON.parse(line) as FirebaseCall);
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
