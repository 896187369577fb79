import { readFileSync, statSync } from 'node:fs';
import { UserError } from '../../command.ts';

/** An entry of the function's log; `at` is its time as ISO 8601, or empty if it has none. */
export type LogLine = { at: string; fields: Record<string, unknown> };

/** Entries of a log, and where they are from. */
export type Log = {
  lines: LogLine[];
  /** In words, such as the path of a file. */
  place: string;
  /** How far back it reaches, in words that follow the place. */
  reach: string;
};

/** Returns the visits of the pages that made these calls. */
export function visitsOf(lines: readonly LogLine[]): string[] {
  return [...new Set(lines.map(({ fields }) => fields['visit']).filter(isText))];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether an entry is about an order: its own, or that of a call that rejected several. */
function isAbout({ fields }: LogLine, order: string): boolean {
  const rejected: unknown = fields['rejected'];
  return fields['order'] === order || (Array.isArray(rejected) && rejected.includes(order));
}

/** Returns the entries about an order, and what the pages of these calls have reported. */
export function linesAbout(lines: readonly LogLine[], order: string): LogLine[] {
  const about = lines.filter((line) => isAbout(line, order));
  const visits = visitsOf(about);
  const reported = lines.filter(
    ({ fields }) => fields['kind'] !== undefined && visits.includes(String(fields['visit'])),
  );
  return [...about, ...reported];
}

/**
 * Returns the entries in a file: either what `gcloud logging read --format=json` prints, or the
 * emulators' log, in which each entry is JSON within a line.
 * @throws {UserError} when there is no such file, or no entry in it
 */
export function logIn(file: string): Log {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(`There's no file ${file}.`);
  }
  const text = readFileSync(file, 'utf8');
  const whole: unknown = text.trimStart().startsWith('[') ? parse(text) : undefined;
  const isExport = Array.isArray(whole);
  const all = isExport ? whole.map(toLogLine) : text.split('\n').map(lineOf);
  const lines = all.filter((entry) => entry !== undefined);
  if (lines.length === 0 && !(isExport && whole.length === 0)) {
    throw new UserError(
      `${file} holds no entries of a log: --log takes what \`gcloud logging read --format=json\` prints, or .local/logs/emulators.log.`,
    );
  }
  const reach = isExport
    ? 'a copy of what Cloud Logging keeps for 30 days'
    : 'which begins anew with each start of the emulators';
  return { lines, place: file, reach };
}

/** Returns an entry of Cloud Logging, whose fields are in `jsonPayload`. */
export function toLogLine(entry: unknown): LogLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { timestamp, jsonPayload } = entry as Record<string, unknown>;
  if (typeof jsonPayload !== 'object' || jsonPayload === null) return undefined;
  return {
    at: typeof timestamp === 'string' ? timestamp : '',
    fields: jsonPayload as LogLine['fields'],
  };
}

function lineOf(line: string): LogLine | undefined {
  const [json] = /\{.*\}/.exec(line) ?? [];
  const fields: unknown = json === undefined ? undefined : parse(json);
  if (typeof fields !== 'object' || fields === null) return undefined;
  return toLogLine(fields) ?? { at: '', fields: fields as LogLine['fields'] };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Other programs write to the same log.
    return undefined;
  }
}
