import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { statusOfErrorCode, type ErrorBody } from '@thymely/contract/ground/errors';
import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { errorBodySchema } from '@thymely/contract/named-types.schema';
import * as v from 'valibot';
import { checkAnswer } from './check-answer.ts';

export type CallOptions = {
  params?: Record<string, string>;
  query?: Record<string, string> | string;
  /** The body, which is sent as JSON; a string is sent unchanged. */
  body?: unknown;
  /** The body as multipart/form-data. */
  form?: FormData;
  token?: string | undefined;
  headers?: Record<string, string>;
};

export type Answer<Name extends EndpointName = EndpointName> = {
  status: number;
  headers: Headers;
  /** The unparsed text of the response. */
  text: string;
  /** The body of a successful response. */
  data: v.InferOutput<(typeof apiEndpoints)[Name]['schemas']['response']>;
  error: ErrorBody & OrderRefusal;
};

/** Calls an endpoint and checks its response against the contract and docs/openapi.json. */
export async function callApi<Name extends EndpointName>(
  origin: string,
  name: Name,
  options: CallOptions = {},
): Promise<Answer<Name>> {
  const endpoint: EndpointWithSchemas = apiEndpoints[name];
  const url = `${origin}/api${pathOf(endpoint, options)}${queryOf(options)}`;
  const response = await fetch(url, { method: endpoint.method, ...requestOf(options) });
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, text };
  if (response.status === 304 || !isJson(response)) return answer as Answer<Name>;

  const json: unknown = JSON.parse(text);
  checkAnswer(name, response.status, json);
  if (response.ok) {
    return { ...answer, data: v.parse(endpoint.schemas.response, json) } as Answer<Name>;
  }
  const error = v.parse(errorBodySchema, json);
  if (statusOfErrorCode[error.code] !== response.status) {
    throw new Error(`${error.code} came with status ${response.status}`);
  }
  return { ...answer, error } as Answer<Name>;
}

function pathOf({ path }: EndpointWithSchemas, { params = {} }: CallOptions): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryOf({ query }: CallOptions): string {
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  return search === '' ? '' : `?${search}`;
}

function requestOf({ body, form, token, headers }: CallOptions): RequestInit {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (form !== undefined) return { headers: { ...authorization, ...headers }, body: form };
  if (body === undefined) return { headers: { ...authorization, ...headers } };
  const json = { 'content-type': 'application/json' };
  return {
    headers: { ...json, ...authorization, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') === true;
}
