import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fromRoot } from '../../paths.ts';
import { hasIndex } from './find-index.ts';
import { indexFileSchema, type IndexFile } from './index-file.ts';
import { fromWords } from './query-shape.ts';

/** The queries that the tests have seen: of the function and the commands, and of pages. */
const recordSchema = v.object({ server: v.array(v.string()), pages: v.array(v.string()) });
export type QueryRecord = v.InferOutput<typeof recordSchema>;

export const recordFile = fromRoot('firestore.queries.json');

export function readQueryRecord(): QueryRecord {
  return v.parse(recordSchema, JSON.parse(readFileSync(recordFile, 'utf8')));
}

export function readIndexFile(): IndexFile {
  const text = readFileSync(fromRoot('firestore.indexes.json'), 'utf8');
  return v.parse(indexFileSchema, JSON.parse(text));
}

/** Returns a line for each query that Firestore would refuse. */
export function indexFaults(
  { server, pages }: QueryRecord = readQueryRecord(),
  indexes: IndexFile = readIndexFile(),
): string[] {
  const refused = [...new Set([...server, ...pages])].filter(
    (line) => !hasIndex(fromWords(line), indexes),
  );
  return refused.map((line) => `firestore.indexes.json has no index for the query: ${line}`);
}
