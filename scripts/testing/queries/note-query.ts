import { appendFileSync } from 'node:fs';
import {
  inWords,
  shapeOf,
  type Aggregation,
  type StructuredQuery,
} from '../../build/indexes/query-shape.ts';

/** The lines that this process has written, each after the file that it is in. */
const noted = new Set<string>();

/** Writes the shape of a query into the file that `npm test` has named for its stage, once. */
export function noteQuery(query: StructuredQuery, aggregations?: readonly Aggregation[]): void {
  const file = process.env['TEST_QUERIES_FILE'];
  const shape = shapeOf(query, aggregations);
  if (file === undefined || shape === undefined) return;
  const line = `${inWords(shape)}\n`;
  if (noted.has(file + line)) return;
  noted.add(file + line);
  appendFileSync(file, line);
}
