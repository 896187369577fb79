import { readFileSync } from 'node:fs';
import { stack } from './stack.ts';

/** Returns the entries of the function's log: each is a line of JSON in the emulators' output. */
export function readFunctionLog(): Record<string, unknown>[] {
  const lines = readFileSync(stack.logFile, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [json] = /\{.*\}/.exec(line) ?? [];
    return json === undefined ? [] : entriesIn(json);
  });
}

function entriesIn(json: string): Record<string, unknown>[] {
  try {
    return [JSON.parse(json) as Record<string, unknown>];
  } catch {
    // The emulators print lines of their own, too.
    return [];
  }
}
