import type {
  Endpoint,
  EndpointSchemas,
  RequestOf,
  ResponseOf,
} from '@thymely/contract/ground/endpoint';
import { visitId } from '../visit.ts';
import { refusalIn, unreachable, unreadable } from './api-error.ts';
import { queryString } from '../query-string.ts';

export type RequestOptions = {
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page; bodies up to 64 KiB. */
  keepalive?: boolean | undefined;
  headers?: Record<string, string> | undefined;
  bearer?: string | undefined;
  /** Receives the headers of a successful response, with what a list says besides its items. */
  onHeaders?: ((headers: Headers) => void) | undefined;
};

/** The endpoint's input, and how to send it. */
export type ApiRequest<Schemas extends EndpointSchemas> = RequestOf<Schemas> & RequestOptions;

type LooseRequest = RequestOptions & {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};

/**
 * Sends one request to the API and reads its response. Independent of sessions.
 * @throws ApiError on every response that is not a success, and when there is none
 * @throws DOMException AbortError when `signal` aborts
 */
export async function sendRequest<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  request: ApiRequest<Schemas>,
): Promise<ResponseOf<Schemas>> {
  const loose = request as LooseRequest;
  const { response, text } = await fetchAnswer(endpoint, loose);
  if (!response.ok) {
    const { status, headers } = response;
    throw refusalIn({ status, text, header: (name) => headers.get(name) });
  }
  const answer = parsed<ResponseOf<Schemas>>(text);
  request.onHeaders?.(response.headers);
  return answer;
}

function parsed<Answer>(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch (cause) {
    throw unreadable(cause);
  }
}

type Received = { response: Response; text: string };

async function fetchAnswer(endpoint: Endpoint, request: LooseRequest): Promise<Received> {
  const { body, bearer, signal, keepalive } = request;
  // Public reads are exempt: caches serve them, and they load no additional code.
  const isExempt = endpoint.access === 'public' && bearer === undefined;
  const asOurApp = import.meta.env.VITE_APP_CHECK && !isExempt ? await appCheckHeaders() : {};
  try {
    const response = await fetch(`/api${pathOf(endpoint, request)}`, {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        // The visit lets an operator find the errors that the page of an order has reported.
        ...(bearer === undefined
          ? {}
          : { authorization: `Bearer ${bearer}`, 'x-visit': visitId() }),
        ...asOurApp,
        ...request.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    return { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable(cause);
  }
}

function pathOf(endpoint: Endpoint, { params, query }: LooseRequest): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return path + queryString(search);
}

/** How long a call waits for its token. After that it is sent without one, and the API decides. */
const patienceMs = 4000;

type TokenSource = () => Promise<string>;

let source: TokenSource | undefined;
/** Whether the last token never arrived: blocked scripts stay silent, so calls stop waiting. */
let isSilent = false;

/** Sets the source of tokens; called once by the code that can prove that this is our own app. */
export function provideAppCheckTokens(next: TokenSource): void {
  source = next;
  isSilent = false;
}

/** Returns the header by which App Check recognizes our app, or none without a token. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (!source) return {};
  const token = source().then(
    (value) => {
      isSilent = false;
      return value;
    },
    () => undefined,
  );
  const value = await (isSilent ? withoutWaiting(token) : withPatience(token));
  return value === undefined ? {} : { 'x-firebase-appcheck': value };
}

function withPatience(token: Promise<string | undefined>): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isSilent = true;
      resolve(undefined);
    }, patienceMs);
  });
  return Promise.race([token, timeout]).finally(() => {
    clearTimeout(timer);
  });
}

function withoutWaiting(token: Promise<string | undefined>): Promise<string | undefined> {
  return Promise.race([token, new Promise<undefined>((resolve) => setTimeout(resolve, 0))]);
}
