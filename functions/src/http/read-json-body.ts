import { limits } from '@thymely/contract/limits';
import { AppError } from './app-error.ts';
import { findPlainDataFault } from './plain-data.ts';

/** The parts of a request that the functions framework fills in before our code runs. */
export type ParsedRequest = {
  headers: { 'content-type'?: string | undefined };
  body?: unknown;
  rawBody?: Buffer | undefined;
};

/**
 * The JSON body as the functions framework parsed it.
 *
 * @param maxBytes how large it may be.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, or INVALID_REQUEST when it is nested too
 * deeply, is no object, or has a name that no body may have.
 */
export function readJsonBody(
  { headers, body, rawBody }: ParsedRequest,
  maxBytes: number = limits.bodyBytes,
): object {
  const bytes = rawBody?.length ?? 0;
  if (bytes > 0 && !isJson(headers['content-type'])) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON.');
  }
  const fault = findPlainDataFault(body);
  if (fault === 'too-deep') throw new AppError('INVALID_REQUEST', 'The body is nested too deeply.');
  if (fault === 'too-many' || bytes > maxBytes) {
    throw new AppError('TOO_LARGE', `The body can be at most ${maxBytes} bytes.`);
  }
  if (fault === 'forbidden-name') {
    throw new AppError('INVALID_REQUEST', 'The body has an unknown field.');
  }
  if (bytes === 0 || typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('INVALID_REQUEST', 'The body must be a JSON object.');
  }
  return body;
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}
