import { reportClientError } from '@thymely/contract/client-errors/endpoints';
import { clientErrorLimits } from '@thymely/contract/client-errors/limits';
import { uploadImage } from '@thymely/contract/images/endpoints';
import { limits } from '@thymely/contract/ground/limits';
import { importMenu } from '@thymely/contract/menu/endpoints';
import { setOrderingSettings } from '@thymely/contract/hours/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import type { IncomingMessage } from 'node:http';

/** The name of JSON that none of the framework's parsers knows. */
const unparsedJson = 'application/unparsed+json';

type OwnBound = { method: string; path: string; isMultipart: boolean; bytes: number };

/** The endpoints whose bodies have another bound than `limits.bodyBytes`. */
const ownBounds: OwnBound[] = [
  { ...importMenu, isMultipart: false, bytes: limits.importBodyBytes },
  { ...setOrderingSettings, isMultipart: false, bytes: orderLimits.settingsBodyBytes },
  { ...reportClientError, isMultipart: false, bytes: clientErrorLimits.bodyBytes },
  { ...uploadImage, isMultipart: true, bytes: limits.uploadBodyBytes },
];

type Described = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** How many bytes the body of a request may have. */
export function bodyBoundOf({ method, url = '', headers }: Described): number {
  const path = /^(?:\/api)?(\/.*?)\/?(?:\?|$)/.exec(url)?.[1];
  const isForm = isMultipart(headers);
  const own = ownBounds.find(
    (body) => body.method === method && body.path === path && body.isMultipart === isForm,
  );
  return own?.bytes ?? limits.bodyBytes;
}

/**
 * The content type that the framework sees: one whose body it keeps as it is. Its parsers come before
 * the caller is known and counted; what they cannot parse they log, body and all, and answer in HTML.
 */
export function typeForFramework(headers: IncomingMessage['headers']): string {
  if (isMultipart(headers)) return headers['content-type'] ?? '';
  return isJson(headers) ? unparsedJson : 'application/octet-stream';
}

const charsetPattern = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Whether a body is sent as JSON in UTF-8, which is what JSON is in unless something else is said. */
export function isJson(headers: IncomingMessage['headers']): boolean {
  const type = mediaTypeOf(headers);
  if (type !== 'application/json' && type !== unparsedJson) return false;
  const charset = charsetPattern.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}

function isMultipart(headers: IncomingMessage['headers']): boolean {
  return mediaTypeOf(headers) === 'multipart/form-data';
}

function mediaTypeOf(headers: IncomingMessage['headers']): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
