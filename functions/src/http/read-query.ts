import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import type { Request } from 'express';
import { AppError } from '../platform/app-error.ts';
import { parseInput } from './parse-input.ts';
import * as words from './words.en.ts';

/**
 * Returns the query of a request, which may have only the parameters that its endpoint declares. A
 * public read is answered at only one spelling of its URL, because to a shared cache every other
 * spelling is another URL, which causes another request and another stored answer.
 *
 * @throws AppError INVALID_REQUEST
 */
export function readQuery(
  { access, schemas }: EndpointWithSchemas,
  {
    originalUrl,
    baseUrl,
    path,
    query,
  }: Pick<Request, 'originalUrl' | 'baseUrl' | 'path' | 'query'>,
): unknown {
  if (schemas.query === undefined && originalUrl.includes('?')) {
    throw new AppError('INVALID_REQUEST', words.queryNotTaken);
  }
  const stated: unknown = schemas.query && parseInput(schemas.query, { ...query });
  const address = `${baseUrl}${path}${spelledOut(query)}`;
  if (access === 'public' && (path.includes('%') || originalUrl !== address)) {
    throw new AppError('INVALID_REQUEST', words.invalidAddress);
  }
  return stated;
}

/** Returns a query as our own app spells it, with its question mark. */
function spelledOut(query: Request['query']): string {
  // The schema has refused any value that is not text.
  const parameters = new URLSearchParams(query as Record<string, string>);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
