import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.ts';
import { runQuietly } from '../run-command.ts';
import { addTallies, brokenTally, emptyTally, indented, type Tally } from './reports/tally.ts';

type Check = { name: string; script: string; args: string[] };

/** As many in parallel as the smallest machine has cores. */
const atOnce = 2;

/** Types of every workspace, lint, format, unused code, and missing places: each counts as one test. */
export async function runCheckStage(): Promise<Tally> {
  const waiting = allChecks();
  const tallies: Tally[] = [];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      tallies.push(await runCheck(check));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return addTallies(tallies);
}

/** The longest first, so that no long one is left at the end. */
function allChecks(): Check[] {
  const tsc = fromRoot('node_modules/typescript-native/bin/tsc');
  const workspaces = ['.', ...workspaceFolders()];
  return [
    { name: 'lint', script: fromRoot('node_modules/oxlint/bin/oxlint'), args: [] },
    {
      name: 'lint of queries',
      script: fromRoot('node_modules/eslint/bin/eslint.js'),
      args: ['--no-inline-config', 'web/src'],
    },
    { name: 'unused', script: fromRoot('node_modules/knip/bin/knip.js'), args: ['--no-progress'] },
    {
      name: 'format',
      script: fromRoot('node_modules/oxfmt/bin/oxfmt'),
      args: ['--check', '.'],
    },
    { name: 'missing places', script: fromRoot('scripts/testing/say-missing-places.ts'), args: [] },
    ...workspaces.map((folder) => ({
      name: `types of ${folder === '.' ? 'scripts' : folder}`,
      script: tsc,
      // Each of its threads would check the types that the others check as well.
      args: ['--singleThreaded', '--project', fromRoot(folder)],
    })),
  ];
}

function workspaceFolders(): string[] {
  const text = readFileSync(fromRoot('package.json'), 'utf8');
  return (JSON.parse(text) as { workspaces: string[] }).workspaces;
}

async function runCheck({ name, script, args }: Check): Promise<Tally> {
  const started = Date.now();
  const { exitCode, output } = await runQuietly(script, args);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (exitCode === 0) return { ...emptyTally, passed: 1 };
  return brokenTally(`${name}\n${indented(output)}`);
}
