import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Served } from './serve.ts';

/**
 * Starts a proxy that plays Google's front end or a CDN: it appends an entry to X-Forwarded-For and
 * passes the call on.
 *
 * @param callerOf returns the address that the proxy is called from, which here is always this machine.
 */
export async function startAppendingProxy(
  target: string,
  callerOf: (headers: NodeJS.Dict<string | string[]>) => string,
): Promise<Served> {
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const forwarded = [headers['x-forwarded-for'], callerOf(headers)].filter(Boolean).join(', ');
    const outgoing = send(
      `${target}${url}`,
      { method, headers: { ...headers, 'x-forwarded-for': forwarded } },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
