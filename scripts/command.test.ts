import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type Command, projectOption, readOptions } from './command.ts';
import commands from './commands.json' with { type: 'json' };
import { fromRoot } from './paths.ts';

/** Returns every command of scripts/commands.json that takes no fixed argument. */
function commandsOfProject(): { call: string; file: string }[] {
  return Object.entries(commands).flatMap(([name, line]) => {
    const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    return line.includes(' ') || !line.startsWith('scripts/') ? [] : [{ call, file: line }];
  });
}

/** A script that runs all commands in one process, because they share most of what they load. */
const runAll = `
  for (const file of JSON.parse(process.argv.pop())) {
    process.argv.splice(2, Infinity, '--mistyped');
    process.exitCode = 0;
    let printed = '';
    console.log = console.error = (line) => { printed += line?.stack ?? String(line); };
    await import(file);
    process.stdout.write(JSON.stringify({ file, exitCode: process.exitCode, printed }) + '\\n');
  }
  process.exit(0);
`;

type Outcome = { file: string; exitCode: number; printed: string };

function runMistyped(files: string[]): Promise<Outcome[]> {
  const args = ['--input-type=module', '--eval', runAll, '--', 'script', JSON.stringify(files)];
  return new Promise((done, fail) => {
    execFile(process.execPath, args, (error, output) => {
      if (error) fail(new Error(error.message));
      else
        done(
          output
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Outcome),
        );
    });
  });
}

describe('a command of the project', () => {
  it('answers a mistyped option with its usage, never with a stack trace', async () => {
    const tried = commandsOfProject();
    const outcomes = await runMistyped(tried.map(({ file }) => fromRoot(file)));
    expect(outcomes).toHaveLength(tried.length);
    for (const [index, { exitCode, printed }] of outcomes.entries()) {
      const { call = '' } = tried[index] ?? {};
      const [reason, usage, ...more] = printed.trim().split('\n');
      expect({ call, exitCode, reason }).toEqual({
        call,
        exitCode: 1,
        reason: "Unknown option '--mistyped'.",
      });
      expect(`${usage} `).toContain(`Usage: ${call} `);
      expect(more).toEqual([]);
    }
  });
});

describe('the options of a command', () => {
  const options = { project: projectOption, yes: { help: 'writes' } } as const;
  const seed = { call: 'npm run seed', help: 'Adds dishes.', options };
  const usage = 'Usage: npm run seed -- --project <id> [--yes]';

  it('are read by name; a missing flag is false', () => {
    const project = 'thymely-1';
    expect(readOptions(seed, ['--project', project]).values).toEqual({ project, yes: false });
    expect(readOptions(seed, ['--yes', `--project=${project}`]).values).toEqual({
      project,
      yes: true,
    });
  });

  it.each([
    [[], '--project is missing.'],
    [['--project'], "Option '--project <value>' argument missing."],
    [['--project', ''], '--project is missing.'],
    [['--project', 'p', '--yes=no'], "Option '--yes' does not take an argument."],
    [['--project', 'p', 'now'], "Unexpected argument 'now'."],
    [['--project', 'p', '--', 'now'], "Unexpected argument 'now'."],
  ])('are rejected with the reason and the usage: %j', (args, reason) => {
    expect(() => readOptions(seed, args)).toThrow(`${reason}`);
    expect(() => readOptions(seed, args)).toThrow(usage);
  });

  it.each(['P', 'Forno_Da_Graça!', 'forno', '1-thymely', 'thymely-', `t${'x'.repeat(30)}`])(
    'are rejected in one line where a value cannot be right: --project %s',
    (id) => {
      const line = new RegExp(`^--project cannot be "${id}": an ID has 6 to 30 .*`);
      expect(() => readOptions(seed, ['--project', id])).toThrow(line);
    },
  );

  it('end at `--`, after which everything is for the program that the command runs', () => {
    const quick = { help: 'without journeys' };
    const test: Command = { call: 'npm test', help: '', options: { quick }, rest: 'arguments' };
    expect(readOptions(test, ['--', '--quick', 'cart'])).toEqual({
      values: { quick: false },
      rest: ['--quick', 'cart'],
    });
  });
});
