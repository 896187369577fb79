import { uploadImage } from '@thymely/contract/images/endpoints';
import { limits } from '@thymely/contract/limits';
import { importMenu } from '@thymely/contract/menu/endpoints';
import { setOrderingSettings } from '@thymely/contract/ordering/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import type { IncomingMessage } from 'node:http';

/** The content type of JSON that the framework must not parse. */
const unparsedJson = 'application/unparsed+json';

type LargeBody = { method: string; path: string; isMultipart: boolean; bytes: number };

/** The endpoints whose bodies may be larger than `limits.bodyBytes`. */
const largeBodies: LargeBody[] = [
  { ...importMenu, isMultipart: false, bytes: limits.importBodyBytes },
  { ...setOrderingSettings, isMultipart: false, bytes: orderLimits.settingsBodyBytes },
  { ...uploadImage, isMultipart: true, bytes: limits.uploadBodyBytes },
];

type Described = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** How many bytes the body of a request may have. */
export function bodyBoundOf({ method, url = '', headers }: Described): number {
  const path = /^(?:\/api)?(\/.*?)\/?(?:\?|$)/.exec(url)?.[1];
  const isMultipart = mediaTypeOf(headers) === 'multipart/form-data';
  const large = largeBodies.find(
    (body) => body.method === method && body.path === path && body.isMultipart === isMultipart,
  );
  return large?.bytes ?? limits.bodyBytes;
}

/**
 * The content type that the framework sees. A mebibyte of nested lists takes forty once parsed: large
 * JSON is parsed by us, after the caller is known.
 */
export function typeForFramework(
  headers: IncomingMessage['headers'],
  bytes: number,
): string | undefined {
  const isLarge = bytes > limits.bodyBytes && mediaTypeOf(headers) !== 'multipart/form-data';
  if (!isLarge) return headers['content-type'];
  return isJson(headers) ? unparsedJson : 'application/octet-stream';
}

export function isJson(headers: IncomingMessage['headers']): boolean {
  const type = mediaTypeOf(headers);
  return type === 'application/json' || type === unparsedJson;
}

function mediaTypeOf(headers: IncomingMessage['headers']): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
