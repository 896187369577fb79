import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MetadataServer = {
  /** What makes a process reach Firestore by REST, as in production, with credentials from here. */
  env: Record<string, string>;
  /** Returns how many tokens have been asked for. */
  tokens: () => number;
  stop: () => Promise<void>;
};

/** Returns what Google's machines tell about themselves: whoever asks owns the emulator. */
const answers: Readonly<Record<string, string>> = {
  token: JSON.stringify({ access_token: 'owner', expires_in: 3600, token_type: 'Bearer' }),
  'universe-domain': 'googleapis.com',
};

/** Stands in for the server that gives a function in production its credentials. */
export async function startMetadataServer(): Promise<MetadataServer> {
  let tokens = 0;
  const server = createServer(({ url = '' }, response) => {
    const asked = /[\w-]+$/.exec(url.split('?')[0] ?? '')?.[0] ?? '';
    if (asked === 'token') tokens += 1;
    const answer = answers[asked];
    response.writeHead(answer === undefined ? 404 : 200, {
      'metadata-flavor': 'Google',
      'content-type': asked === 'token' ? 'application/json' : 'text/plain',
    });
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It must not keep a process alive that forgets to stop it.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      GCE_METADATA_HOST: `127.0.0.1:${port}`,
      METADATA_SERVER_DETECTION: 'assume-present',
      // Google's libraries would prefer the credentials of the person at the terminal.
      CLOUDSDK_CONFIG: '/nowhere',
      FIRESTORE_PREFER_REST: 'true',
    },
    tokens: () => tokens,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
