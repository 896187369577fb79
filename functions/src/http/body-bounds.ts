import { reportClientError } from '@thymely/contract/client-errors/endpoints';
import { mergeCart } from '@thymely/contract/cart/endpoints';
import { saveCategories } from '@thymely/contract/categories/endpoints';
import { categoryLimits } from '@thymely/contract/categories/limits';
import { clientErrorLimits } from '@thymely/contract/client-errors/limits';
import { uploadImage } from '@thymely/contract/images/endpoints';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { limits } from '@thymely/contract/ground/limits';
import { importLimits } from '@thymely/contract/imports/limits';
import { menuLimits } from '@thymely/contract/menu/limits';
import { cartLimits } from '@thymely/contract/cart/limits';
import { imageLimits } from '@thymely/contract/images/limits';
import { changePrices, importMenu, saveMenuOrder } from '@thymely/contract/menu/endpoints';
import { saveOptionGroup } from '@thymely/contract/options/endpoints';
import { setOrderingSettings } from '@thymely/contract/ordering/endpoints';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import type { IncomingMessage } from 'node:http';

/** A JSON media type that none of the framework's parsers recognizes. */
const unparsedJson = 'application/unparsed+json';

type OwnBound = { method: string; path: RegExp; isMultipart: boolean; bytes: number };

/** The endpoints with a limit other than `limits.bodyBytes`. */
const ownBounds: OwnBound[] = [
  { ...importMenu, isMultipart: false, bytes: importLimits.bodyBytes },
  { ...changePrices, isMultipart: false, bytes: menuLimits.pricesBodyBytes },
  { ...saveMenuOrder, isMultipart: false, bytes: menuLimits.arrangeBodyBytes },
  { ...saveOptionGroup, isMultipart: false, bytes: optionLimits.groupBodyBytes },
  { ...saveCategories, isMultipart: false, bytes: categoryLimits.bodyBytes },
  { ...mergeCart, isMultipart: false, bytes: cartLimits.mergeBodyBytes },
  { ...setOrderingSettings, isMultipart: false, bytes: orderingLimits.settingsBodyBytes },
  { ...reportClientError, isMultipart: false, bytes: clientErrorLimits.bodyBytes },
  { ...uploadImage, isMultipart: true, bytes: imageLimits.uploadBodyBytes },
].map((own) => ({ ...own, path: patternOf(own.path) }));

/** Returns the pattern of the addresses that a path with parameters stands for. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

type Described = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Returns the maximum size of a request's body, in bytes. */
export function bodyBoundOf({ method, url = '', headers }: Described): number {
  const path = /^(?:\/api)?(\/.*?)\/?(?:\?|$)/.exec(url)?.[1] ?? '';
  const isForm = isMultipart(headers);
  const own = ownBounds.find(
    (body) => body.method === method && body.path.test(path) && body.isMultipart === isForm,
  );
  return own?.bytes ?? limits.bodyBytes;
}

/**
 * Returns a content type that keeps the framework from parsing the body. Its parsers run before the
 * caller is known and counted, and if they fail, they log the body and answer in HTML.
 */
export function typeForFramework(headers: IncomingMessage['headers']): string {
  if (isMultipart(headers)) return headers['content-type'] ?? '';
  return isJson(headers) ? unparsedJson : 'application/octet-stream';
}

const charsetPattern = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Whether a body is JSON in UTF-8, which is JSON's default encoding. */
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
