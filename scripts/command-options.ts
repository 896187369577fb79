import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError } from './user-error.ts';

/**
 * The options of a command, read from its command line.
 * @throws {UserError} when the command line has an option that the command does not know
 */
export function commandOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
