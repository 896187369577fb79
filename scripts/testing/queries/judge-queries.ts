import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type QueryRecord,
  readQueryRecord,
  recordFile,
} from '../../build/indexes/recorded-queries.ts';
import { formatted } from '../../format.ts';

/** The queries that a stage has sent. */
export type Recording = {
  /** Who sends the queries of this stage. */
  sender: keyof QueryRecord;
  queries: readonly string[];
  /** Whether the sender has sent every query that it knows. */
  isWhole: boolean;
};

/** Reads what `noteQuery` has written. */
export function readNoted(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...new Set(text.split('\n').filter(Boolean))].sort();
}

/** Returns what differs between the queries that were sent and the recorded ones. */
export function queryFaults(
  { sender, queries, isWhole }: Recording,
  record: QueryRecord = readQueryRecord(),
): string[] {
  const known = record[sender];
  const isGone = (query: string) => isWhole && !queries.includes(query);
  return [
    ...queries.filter((query) => !known.includes(query)).map((query) => `It lacks: ${query}`),
    ...known.filter(isGone).map((query) => `Nothing sends anymore: ${query}`),
  ];
}

/** Adds the queries that were sent. All that a sender knows replace what is there. */
export async function recordQueries({ sender, queries, isWhole }: Recording): Promise<void> {
  const record = readQueryRecord();
  const before = isWhole ? [] : record[sender];
  record[sender] = [...new Set([...before, ...queries])].sort();
  writeFileSync(recordFile, await formatted(recordFile, JSON.stringify(record)));
}
