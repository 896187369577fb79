import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import type { ResponseOf } from '@thymely/contract/ground/endpoint';
import { stack } from './stack.ts';

export type ApiCall = {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
};

type ResponseTo<Name extends EndpointName> = ResponseOf<(typeof apiEndpoints)[Name]['schemas']>;

/**
 * Calls an endpoint of the running stack, past the browser.
 * @throws unless the call succeeds
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  call: ApiCall = {},
): Promise<ResponseTo<Name>> {
  const response = await tryApi(name, call);
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
  return JSON.parse(text) as ResponseTo<Name>;
}

/** Calls an endpoint like `callApi`, but returns any response, even a refusal. */
export async function tryApi(name: EndpointName, call: ApiCall = {}): Promise<Response> {
  const { token, params = {}, query = {}, body } = call;
  const { method, path } = apiEndpoints[name];
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const headers: Record<string, string> = { ...call.headers };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const search = new URLSearchParams(query).toString();
  return fetch(`${stack.siteUrl}/api${filled}${search && `?${search}`}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
