import { inThousands } from '@thymely/contract/ground/in-words';
import * as words from './words.en.ts';
export type BulkFault = { name: string; message: string };

const faultsNamed = 3;

export function dishesInWords(count: number): string {
  return words.dishes(count, inThousands(count));
}

/** Says which of `of` dishes were not changed, and why; undefined if all were. */
export function bulkFaults(faults: readonly BulkFault[], of: number): string | undefined {
  if (faults.length === 0) return undefined;
  const named = faults.slice(0, faultsNamed).map(({ name, message }) => `${name}: ${message}`);
  const rest = faults.length - named.length;
  const more = rest > 0 ? [words.moreFaults(inThousands(rest))] : [];
  const head = of === 1 ? '' : words.notDone(String(faults.length), dishesInWords(of));
  return [head, ...named, ...more].join(' ').trim();
}
