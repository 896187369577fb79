import { limits } from '@thymely/contract/ground/limits';
import { AppError } from '../platform/app-error.ts';
import { isJson } from './body-bounds.ts';
import { findPlainDataFault } from './parse-input.ts';
import * as words from './words.en.ts';

/** The parts of a request from which a body is read. */
export type BodyRequest = {
  headers: { 'content-type'?: string | undefined };
  /** The unparsed body, which the functions framework keeps. */
  rawBody?: Buffer | undefined;
};

const faultMessages = {
  'too-deep': words.bodyTooDeep,
  'too-many': words.bodyTooWide,
  'forbidden-name': words.unknownFieldInBody,
};

/**
 * Returns the JSON body of a request. Its size is checked before anything reads it, and its shape
 * before it is parsed.
 *
 * @param maxBytes the maximum size of the body.
 * @param maxDepth the maximum levels of objects and lists in it.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, or INVALID_REQUEST when it is not JSON,
 * nested too deeply, not an object, or has a forbidden name.
 */
export function readJsonBody(
  { headers, rawBody = Buffer.alloc(0) }: BodyRequest,
  maxBytes: number = limits.bodyBytes,
  maxDepth: number = limits.bodyDepth,
): object {
  if (rawBody.length > maxBytes) {
    throw new AppError('TOO_LARGE', words.bodyTooLarge(maxBytes));
  }
  if (rawBody.length > 0 && !isJson(headers)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', words.bodyNotJson);
  }
  const shapeFault = findJsonShapeFault(rawBody, maxDepth);
  if (shapeFault !== undefined) throw new AppError('INVALID_REQUEST', faultMessages[shapeFault]);
  const body = parse(rawBody);
  const fault = findPlainDataFault(body, maxDepth);
  if (fault !== undefined) throw new AppError('INVALID_REQUEST', faultMessages[fault]);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notAnObject();
  return body;
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    throw notAnObject();
  }
}

function notAnObject(): AppError {
  return new AppError('INVALID_REQUEST', words.bodyNotObject);
}

export type JsonShapeFault = 'too-deep' | 'too-many';

/** The maximum number of values, more than any valid body has: an import call has a thousand. */
const mostValues = limits.bodyBytes;

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')];
const opening = new Set([code('['), code('{')]);
const closing = new Set([code(']'), code('}')]);

/**
 * Checks a body before it is parsed, because a mebibyte of brackets takes forty once parsed.
 *
 * @returns the fault in its depth or width, or undefined. The parser decides whether it is JSON.
 */
export function findJsonShapeFault(
  json: Uint8Array,
  maxDepth: number = limits.bodyDepth,
): JsonShapeFault | undefined {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === backslash) at++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) {
      isText = true;
    } else if (opening.has(byte)) {
      values++;
      if (++depth > maxDepth) return 'too-deep';
    } else if (closing.has(byte)) {
      depth--;
    } else if (byte === comma) {
      values++;
    }
    if (values > mostValues) return 'too-many';
  }
  return undefined;
}
