import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publicReadHeaders } from './cache-headers.ts';
import { entityTagOf, matchesEntityTag } from './entity-tag.ts';
import type { Reply } from './reply.ts';

/** The codings of compressed answers, the smallest first. A CDN may ask for gzip alone. */
const codings = ['br', 'gzip'] as const;

type Coding = (typeof codings)[number];

/** An answer for many callers, which is serialized once, and compressed once for each coding. */
export type SharedAnswer = {
  json: string;
  entityTag: string;
  /** The compressed JSON, if it is long enough to be worth compressing. */
  compressed: Record<Coding, () => Promise<Buffer>> | undefined;
};

/** The size from which answers are compressed. Smaller ones fit into a few packets anyway. */
const leastCompressedBytes = 4096;

export function sharedAnswer(content: unknown): SharedAnswer {
  const json = JSON.stringify(content);
  const isLong = Buffer.byteLength(json) >= leastCompressedBytes;
  const compressed = isLong
    ? { br: once(() => toBrotli(json)), gzip: once(() => toGzip(json)) }
    : undefined;
  return { json, entityTag: entityTagOf(json), compressed };
}

/**
 * Creates a maker of answers of several kinds. Content that is read again and has not changed gets
 * the answer that there is, so that each version of it is compressed once.
 */
export function createSharedAnswers(): (kind: string, content: unknown) => SharedAnswer {
  const latest = new Map<string, SharedAnswer>();
  return (kind, content) => {
    const made = sharedAnswer(content);
    const known = latest.get(kind);
    if (known?.json === made.json) return known;
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
  const coding = codingFor(answer, header);
  const headers = {
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
  const withForm = { ...headers, Vary: 'Authorization, Accept-Encoding' };
  return inForm(answer, codingFor(answer, header), withForm);
}

/** Returns the smallest form that the caller accepts, if the answer has any. */
function codingFor({ compressed }: SharedAnswer, header: HeaderOf): Coding | undefined {
  if (compressed === undefined) return undefined;
  const accepted = header('accept-encoding');
  return codings.find((coding) => accepts(coding, accepted));
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

/** Whether an Accept-Encoding header names the coding, and does not refuse it with a weight of zero. */
function accepts(wanted: Coding, acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((each) => {
    const [coding, weight = 'q=1'] = each.split(';').map((part) => part.trim().toLowerCase());
    return coding === wanted && Number(weight.slice('q='.length)) > 0;
  });
}

/** Compresses off the event loop. Callers that come meanwhile share the result. */
function once(compress: () => Promise<Buffer>): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined;
  return () => {
    compressed ??= compress().catch((error: unknown) => {
      compressed = undefined;
      throw error;
    });
    return compressed;
  };
}

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** The highest quality of brotli that takes only some tens of milliseconds for 2 000 dishes. */
const quality = 9;
const windowBits = { least: 16, most: 22 };

function toBrotli(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const bits = Math.ceil(Math.log2(bytes.length));
  return compressWithBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, windowBits.least), windowBits.most),
    },
  });
}

function toGzip(text: string): Promise<Buffer> {
  return compressWithGzip(text, { level: constants.Z_BEST_COMPRESSION });
}
