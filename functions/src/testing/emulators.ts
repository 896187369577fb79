import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/**
 * The project of the accounts, and of the Firestore that a deployed function uses beside them. Each
 * process of tests has its own, so that several can use the same emulators.
 */
export const sharedProject = `demo-thymely-api-${process.pid}`;

/** The project in whose Firestore the current test file writes. */
let storeProject = sharedProject;

/**
 * Gives the test file that begins an empty Firestore of its own. The emulator remembers deleted
 * documents for as long as it runs: every query and `clear` of a project passes over all of them.
 */
export function useNewStore(): void {
  storeProject = `${sharedProject}-${crypto.randomUUID().slice(0, 8)}`;
}

/** The header with which the emulator ignores the rules. */
const asOwner = { authorization: 'Bearer owner' };

export type StoredDocument = { name: string; fields?: unknown };

export type Emulators = {
  /** The project of this Firestore; the accounts are always in the shared one. */
  project: string;
  auth: Auth;
  db: Firestore;
  /** Returns every document's name and fields, as Firestore's REST API returns them. */
  documents: () => Promise<StoredDocument[]>;
  /** Lets Firestore contain these documents and no others. */
  restore: (documents: StoredDocument[]) => Promise<void>;
  /** Deletes everything in this Firestore, and all accounts of this process. */
  clear: () => Promise<void>;
  /** Calls the Auth emulator's REST API as the browser's SDK does, but for this process's project. */
  identityToolkit: (method: string, body: object) => Promise<Record<string, unknown>>;
  /** Calls the Auth emulator's REST API as a server does, in one request. */
  changeAccounts: (method: 'batchCreate' | 'update', body: object) => Promise<void>;
  disconnect: () => Promise<void>;
};

function hostFrom(name: string): string {
  const host = process.env[name];
  if (host === undefined) throw new Error(`${name} is not set: start the emulators first.`);
  return host;
}

type Place = {
  /** Another address of Firestore. */
  dbHost?: string;
  /** The project of Firestore. Default: the test file's own. */
  project?: string;
};

/** Connects to the emulators that the environment names. */
export function connectEmulators({ dbHost, project = storeProject }: Place = {}): Emulators {
  const firestoreHost = hostFrom('FIRESTORE_EMULATOR_HOST');
  const authHost = hostFrom('FIREBASE_AUTH_EMULATOR_HOST');
  const root = `projects/${project}/databases/(default)/documents`;
  const accounts = newApp(sharedProject);
  const store = newApp(project);
  const clearFirestore = () => send('DELETE', `http://${firestoreHost}/emulator/v1/${root}`);
  return {
    project,
    auth: withProductionLookups(getAuth(accounts)),
    db: connectFirestore(store, dbHost ?? firestoreHost),
    async documents() {
      // A query without a collection covers all of them, even below other documents.
      const structuredQuery = { from: [{ allDescendants: true }] };
      const url = `http://${firestoreHost}/v1/${root}:runQuery`;
      const body = { structuredQuery };
      const rows = await send<{ document?: StoredDocument }[]>('POST', url, {
        body,
        headers: asOwner,
      });
      return rows.flatMap(({ document }) =>
        document ? { name: document.name, fields: document.fields } : [],
      );
    },
    async restore(documents) {
      await clearFirestore();
      const writes = documents.map((update) => ({ update }));
      const url = `http://${firestoreHost}/v1/${root}:commit`;
      await send('POST', url, { body: { writes }, headers: asOwner });
    },
    async clear() {
      await Promise.all([
        clearFirestore(),
        send('DELETE', `http://${authHost}/emulator/v1/projects/${sharedProject}/accounts`),
      ]);
    },
    async identityToolkit(method, body) {
      const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}`;
      const inProject = { ...body, targetProjectId: sharedProject };
      return send('POST', url, { body: inProject, headers: asOwner });
    },
    async changeAccounts(method, body) {
      const base = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${sharedProject}`;
      const url = `${base}/accounts:${method}`;
      const { error } = await send<{ error?: unknown[] }>('POST', url, { body, headers: asOwner });
      if (error?.length) throw new Error(`${method}: ${JSON.stringify(error)}`);
    },
    disconnect: async () => {
      await Promise.all([deleteApp(accounts), deleteApp(store)]);
    },
  };
}

/**
 * Verifies access tokens without asking for their accounts, as in production: with an emulator, the
 * SDK asks on its own, which doubles the requests of a call and hides what the API does not check.
 */
function withProductionLookups(auth: Auth): Auth {
  const { sessionCookieVerifier } = auth as unknown as {
    sessionCookieVerifier: { verifyJWT: (token: string, isEmulator: boolean) => Promise<never> };
  };
  auth.verifySessionCookie = (token) => sessionCookieVerifier.verifyJWT(token, true);
  return auth;
}

function newApp(projectId: string): App {
  return initializeApp({ projectId }, `test-${crypto.randomUUID()}`);
}

/** Connects to Firestore, whose client reads the emulator's address when it is created. */
function connectFirestore(app: App, host: string): Firestore {
  const before = process.env['FIRESTORE_EMULATOR_HOST'];
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  try {
    return getFirestore(app);
  } finally {
    process.env['FIRESTORE_EMULATOR_HOST'] = before;
  }
}

async function send<Answer = Record<string, unknown>>(
  method: string,
  url: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
