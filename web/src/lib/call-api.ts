import type { Endpoint, EndpointSchemas, ResponseOf } from '@thymely/contract/endpoint';
import { sendRequest, type ApiRequest } from './http/send-request.ts';
import { loadChunk } from './load-chunk.ts';
import type * as sessionModule from './session/session.ts';

type CallOptions = {
  /** Sends the access token to a public endpoint too: its response is then never a cached one. */
  asSignedIn?: boolean;
};

/** Cached: a page that is being left still makes its last calls, but waits for no import. */
let session: typeof sessionModule | undefined;

/**
 * Calls an endpoint of the API, with the access token if needed. The session's code is
 * loaded with the first such call: visitors do not need it.
 * @throws ApiError on every response that is not a success
 */
export async function callApi<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  { asSignedIn = false, ...rest }: ApiRequest<Schemas> & CallOptions,
): Promise<ResponseOf<Schemas>> {
  const request = rest as unknown as ApiRequest<Schemas>;
  const needsSession = endpoint.access === 'diner' || endpoint.access === 'admin' || asSignedIn;
  if (!needsSession) return sendRequest(endpoint, request);
  session ??= await loadChunk(() => import('./session/session.ts'));
  return session.callWithSession(endpoint, request);
}
