import type { Firestore } from 'firebase-admin/firestore';

type Write = {
  update?: { name?: string };
  delete?: string;
  updateMask?: { fieldPaths?: string[] };
};

export type SentCommit = {
  /** The size of the request as JSON, its longest encoding. */
  bytes: number;
  /** The changes of each write: the document's path below the database, and the fields. */
  writes: { path: string; fields: string[] }[];
};

type Transport = {
  request: (method: string, message: { writes?: Write[] }, ...rest: unknown[]) => unknown;
};

/** Records every write that a client sends. */
export function noteCommits(db: Firestore): SentCommit[] {
  const sent: SentCommit[] = [];
  const transport = db as unknown as Transport;
  const request = transport.request.bind(db);
  transport.request = (method, message, ...rest) => {
    if (method === 'commit') sent.push(describeCommit(message));
    return request(method, message, ...rest);
  };
  return sent;
}

/** Makes every write of a client to this document fail, until the returned function is called. */
export function failWritesOf(db: Firestore, path: string): () => void {
  const transport = db as unknown as Transport;
  const { request } = transport;
  transport.request = (method, message, ...rest) => {
    const isHit = method === 'commit' && describeCommit(message).writes.some(isOf(path));
    if (isHit) return Promise.reject(new Error('this document cannot be written'));
    return request.call(db, method, message, ...rest);
  };
  return () => {
    transport.request = request;
  };
}

function isOf(path: string) {
  return (write: SentCommit['writes'][number]) => write.path === path;
}

function describeCommit(message: { writes?: Write[] }): SentCommit {
  const writes = (message.writes ?? []).map((write) => ({
    path: (write.update?.name ?? write.delete ?? '').replace(/^.*\/documents\//, ''),
    fields: write.updateMask?.fieldPaths ?? [],
  }));
  return { bytes: Buffer.byteLength(JSON.stringify(message)), writes };
}
