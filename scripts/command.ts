import { parseArgs, type ParseArgsConfig } from 'node:util';
import { reachLoopbackDirectly } from './loopback.ts';

/** An error that the person at the terminal can fix: shown in one line, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** An option without a value is a flag; `help` says in a few words what it does. */
type Option = {
  value?: string;
  required?: boolean;
  help: string;
  /** Returns in one line what is wrong with a value that was given, if anything. */
  fault?: (value: string) => string | undefined;
};

export type Command<Options extends Record<string, Option> = Record<string, Option>> = {
  /** The call that runs the command: `npm run seed`. */
  call: string;
  /** What the command does, for --help. */
  help: string;
  /** The options: `{ project: { value: '<id>', required: true }, yes: {} }`. */
  options?: Options;
  /** The name, in the usage, of the arguments after a second `--`, which another program gets. */
  rest?: string;
  /** Whether the command handles Ctrl-C itself, and the process ends with it. */
  runsUntilStopped?: boolean;
};

export type Values<Options> = {
  [Name in keyof Options]: Options[Name] extends { value: string }
    ? Options[Name] extends { required: true }
      ? string
      : string | undefined
    : boolean;
};

/** The project of a command. Google's rule: 6 to 30 characters, which an address can have. */
export const projectOption = {
  value: '<id>',
  required: true,
  help: 'the ID of the Firebase project',
  fault: (id: string) =>
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id)
      ? undefined
      : `--project cannot be "${id}": an ID has 6 to 30 lowercase letters, digits and hyphens, such as thymely-1. The Firebase console shows it under the project's name.`,
} as const;

/**
 * Runs a script of package.json. An invalid command line ends with the usage, a UserError with its
 * message, and any other error with a stack trace; all of them with exit code 1.
 */
export async function command<const Options extends Record<string, Option> = Record<never, never>>(
  about: Command<Options>,
  run: (values: Values<Options>, rest: string[]) => Promise<void>,
): Promise<void> {
  try {
    const args = process.argv.slice(2);
    const end = args.indexOf('--');
    if (args.slice(0, end < 0 ? undefined : end).includes('--help')) {
      console.log(helpOf(about));
      return;
    }
    const { values, rest } = readOptions(about, args);
    if (!about.runsUntilStopped) endOnSignal();
    reachLoopbackDirectly();
    await run(values, rest);
    if (about.runsUntilStopped) process.exit();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
    if (about.runsUntilStopped && !(error instanceof UsageError)) process.exit();
  }
}

/** Makes signals run the exit handlers, which end child processes and are skipped by default. */
function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}

class UsageError extends UserError {}

/** @throws {UserError} with the reason and the usage */
export function usageError(about: Command, reason: string): UserError {
  return new UsageError(`${reason}\n${usageOf(about)}`);
}

function helpOf(about: Command): string {
  const options = Object.entries(about.options ?? {}).map(
    ([name, { help }]) => `  --${name.padEnd(16)} ${help}`,
  );
  return [usageOf(about), about.help, ...options].join('\n');
}

function usageOf(about: Command): string {
  const options = Object.entries(about.options ?? {}).map(([name, { value, required }]) => {
    const option = value === undefined ? `--${name}` : `--${name} ${value}`;
    return required ? option : `[${option}]`;
  });
  const rest = about.rest === undefined ? [] : [`[-- <${about.rest}>]`];
  const words = [...options, ...rest];
  return `Usage: ${[about.call, ...(words.length > 0 ? ['--', ...words] : [])].join(' ')}`;
}

/**
 * @throws {UserError} with the usage when the arguments don't fit the command, and with the option's
 *   own words when a value cannot be right
 */
export function readOptions<Options extends Record<string, Option>>(
  about: Command<Options>,
  args: string[],
): { values: Values<Options>; rest: string[] } {
  const options = Object.entries<Option>(about.options ?? {});
  const end = about.rest !== undefined && args.includes('--') ? args.indexOf('--') : args.length;
  const values = parse(about, args.slice(0, end));
  const missing = options.find(([name, { required }]) => required && !values[name]);
  if (missing) throw usageError(about, `--${missing[0]} is missing.`);
  for (const [name, { fault }] of options) {
    const value = values[name];
    const reason = typeof value === 'string' ? fault?.(value) : undefined;
    if (reason !== undefined) throw new UserError(reason);
  }
  const flags = options.filter(([, { value }]) => value === undefined);
  const unset = Object.fromEntries(flags.map(([name]) => [name, false]));
  return { values: { ...unset, ...values } as Values<Options>, rest: args.slice(end + 1) };
}

function parse(about: Command, args: string[]): Record<string, unknown> {
  const options: ParseArgsConfig['options'] = {};
  for (const [name, { value }] of Object.entries(about.options ?? {})) {
    options[name] = { type: value === undefined ? 'boolean' : 'string' };
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    // Node continues with how to write it as a positional argument, which no command takes.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    const hint = reason.startsWith('Unexpected argument')
      ? ' npm takes options for itself that are not behind a `--`.'
      : '';
    throw usageError(about, `${reason}.${hint}`);
  }
}
