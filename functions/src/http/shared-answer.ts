import { publicReadHeaders } from './cache-headers.ts';
import { codingFor, compress, isWorthCompressing, type Coding } from './compression.ts';
import { entityTagOf, matchesEntityTag } from './entity-tag.ts';
import type { Reply } from './reply.ts';

/** An answer for many callers, which is serialized once, and compressed once for each coding. */
export type SharedAnswer = {
  json: string;
  /** What is sent beside the JSON and, like it, is part of the entity tag. */
  headers: Record<string, string>;
  entityTag: string;
  /** The compressed JSON, if it is long enough to be worth compressing. */
  compressed: Record<Coding, () => Promise<Buffer>> | undefined;
};

export function sharedAnswer(content: unknown, headers: Record<string, string> = {}): SharedAnswer {
  const json = JSON.stringify(content);
  const inCoding = (coding: Coding) => once(() => compress(json, coding, 'often'));
  const compressed = isWorthCompressing(json)
    ? { br: inCoding('br'), gzip: inCoding('gzip') }
    : undefined;
  const tagged = Object.values(headers).join('');
  return { json, headers, entityTag: entityTagOf(`${json}${tagged}`), compressed };
}

type AnswerOfKind = (
  kind: string,
  content: unknown,
  headers?: Record<string, string>,
) => SharedAnswer;

/**
 * Creates a maker of answers of several kinds. Content that is read again and has not changed gets
 * the answer that there is, so that each version of it is compressed once.
 */
export function createSharedAnswers(): AnswerOfKind {
  const latest = new Map<string, SharedAnswer>();
  return (kind, content, headers) => {
    const made = sharedAnswer(content, headers);
    const known = latest.get(kind);
    if (known?.entityTag === made.entityTag) return known;
    latest.set(kind, made);
    return made;
  };
}

type HeaderOf = (name: string) => string | undefined;

/** Replies with the answer in the caller's encoding, or with 304 if the caller has it. */
export async function replyWith<Body>(
  answer: SharedAnswer,
  header: HeaderOf,
): Promise<Reply<Body>> {
  const { entityTag } = answer;
  const coding = smallestForm(answer, header);
  const headers = {
    ...answer.headers,
    ...publicReadHeaders(header('authorization')),
    Vary: 'Authorization, Accept-Encoding',
    // Two encodings of one content may not share a strong tag.
    ETag: coding === undefined ? entityTag : `W/${entityTag}`,
  };
  if (matchesEntityTag(header('if-none-match'), entityTag)) return { status: 304, headers };
  return inForm(answer, coding, headers);
}

/** Replies as `replyWith` does, but nothing is cached, and the whole answer is sent each time. */
export function replyPrivately<Body>(
  answer: SharedAnswer,
  header: HeaderOf,
  headers: Record<string, string>,
): Promise<Reply<Body>> {
  const withForm = { ...answer.headers, ...headers, Vary: 'Authorization, Accept-Encoding' };
  return inForm(answer, smallestForm(answer, header), withForm);
}

/** Returns the coding of the smallest form that the caller accepts, if the answer has any. */
function smallestForm({ compressed }: SharedAnswer, header: HeaderOf): Coding | undefined {
  return compressed && codingFor(header('accept-encoding'));
}

async function inForm<Body>(
  { json, compressed }: SharedAnswer,
  coding: Coding | undefined,
  headers: Record<string, string>,
): Promise<Reply<Body>> {
  const contentType = 'application/json';
  if (coding === undefined || compressed === undefined) {
    return { headers, contentType, content: json };
  }
  return {
    headers: { ...headers, 'Content-Encoding': coding },
    contentType,
    content: await compressed[coding](),
  };
}

/** Compresses once: callers that come meanwhile share the result. */
function once(compressed: () => Promise<Buffer>): () => Promise<Buffer> {
  let result: Promise<Buffer> | undefined;
  return () => {
    result ??= compressed().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
