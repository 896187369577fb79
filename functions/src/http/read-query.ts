import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import type { Request } from 'express';
import { AppError } from '../platform/app-error.ts';
import { parseInput } from './parse-input.ts';

/**
 * The query of a request as its endpoint states it; an endpoint that states none takes none. A public
 * read is answered at one spelling of its address only: a shared cache takes every other one for
 * another address, asks again, and keeps one answer more.
 *
 * @throws AppError INVALID_REQUEST
 */
export function readQuery(
  { access, schemas }: EndpointWithSchemas,
  { originalUrl, query }: Pick<Request, 'originalUrl' | 'query'>,
): unknown {
  const [path = ''] = originalUrl.split('?', 1);
  const search = originalUrl.slice(path.length + 1);
  if (schemas.query === undefined && search !== '') {
    throw new AppError('INVALID_REQUEST', "This address doesn't take a query.");
  }
  const stated: unknown = schemas.query && parseInput(schemas.query, { ...query });
  if (access === 'public' && (path.includes('%') || search !== spelledOut(query))) {
    throw new AppError('INVALID_REQUEST', "This address isn't valid.");
  }
  return stated;
}

/** A query as our own app spells it. */
function spelledOut(query: Request['query']): string {
  // What is no text has been refused by the schema.
  return new URLSearchParams(query as Record<string, string>).toString();
}
