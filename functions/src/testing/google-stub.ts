import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { Agent, createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { encode } from './unsigned-token.ts';

export const stubProjectId = 'thymely-production';

type AccountRecord = Record<string, unknown> & { localId: string };

export type GoogleStub = {
  /** The production SDK, all of whose calls end at the stub. */
  auth: Auth;
  accounts: Map<string, AccountRecord>;
  /** The paths of the calls so far. */
  calls: string[];
  /** `down` refuses connections, `failing` answers 500, `absurd` answers HTML. */
  mode: 'up' | 'down' | 'failing' | 'absurd';
  /** The private keys for the certificates that Google publishes, by key ID. */
  keys: Record<'idToken' | 'sessionCookie' | 'appCheck', { kid: string; privateKey: KeyObject }>;
  close: () => Promise<void>;
};

/** Sends requests to Google's https hosts to the stub, over plain HTTP. */
class StubAgent extends Agent {
  protocol = 'https:';
  readonly #stub: { port: number; mode: () => GoogleStub['mode'] };

  constructor(stub: { port: number; mode: () => GoogleStub['mode'] }) {
    super();
    this.#stub = stub;
  }

  override createConnection(): Socket {
    const port = this.#stub.mode() === 'down' ? 1 : this.#stub.port;
    return connect({ host: '127.0.0.1', port });
  }
}

/**
 * Stands in for Google behind the real SDK, without an emulator: certificates and account lookups.
 * Tokens are verified exactly as in production.
 */
export async function startGoogleStub(): Promise<GoogleStub> {
  const { idToken, sessionCookie, appCheck } = (googleKeys ??= createKeys());
  const stub = { accounts: new Map<string, AccountRecord>(), calls: [] as string[] };
  let mode: GoogleStub['mode'] = 'up';

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      stub.calls.push(request.url ?? '');
      if (mode !== 'up') {
        response.statusCode = mode === 'failing' ? 500 : 200;
        response.end(mode === 'failing' ? '{"error":"internal"}' : '<html>hello</html>');
        return;
      }
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answerTo(request.url ?? '', body)));
    });
  });

  function answerTo(path: string, body: string): object {
    if (path.includes('jwks'))
      return { keys: [{ ...appCheck.jwk, kid: appCheck.kid, use: 'sig' }] };
    if (path.includes('securetoken')) return { [idToken.kid]: idToken.publicPem };
    if (path.includes('publicKeys')) return { [sessionCookie.kid]: sessionCookie.publicPem };
    const { localId = [] } = JSON.parse(body) as { localId?: string[] };
    const users = localId.map((uid) => stub.accounts.get(uid)).filter((user) => user);
    return users.length > 0 ? { users } : {};
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = {
    projectId: stubProjectId,
    credential: { getAccessToken: async () => ({ access_token: 'stub', expires_in: 3600 }) },
    httpAgent: new StubAgent({ port, mode: () => mode }),
  };
  const app = initializeApp(options, `google-stub-${port}`);
  return {
    ...stub,
    auth: getAuth(app),
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
    },
    keys: { idToken, sessionCookie, appCheck },
    async close() {
      await deleteApp(app);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The keys are generated once, because three pairs take longer than most tests. */
let googleKeys: ReturnType<typeof createKeys> | undefined;

function createKeys() {
  return {
    idToken: createKey('id-token-key'),
    sessionCookie: createKey('session-cookie-key'),
    appCheck: createKey('app-check-key'),
  };
}

function createKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' });
  return { kid, privateKey, publicPem, jwk: publicKey.export({ format: 'jwk' }) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

type Signing = { kid: string; privateKey: KeyObject };

/** Signs a JWT as Google does. */
export function signToken(payload: object, { kid, privateKey }: Signing): string {
  const signed = `${encode({ alg: 'RS256', typ: 'JWT', kid })}.${encode(payload)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
