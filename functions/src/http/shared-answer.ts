import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { publicReadHeaders } from './cache-headers.ts';
import { entityTagOf, matchesEntityTag } from './entity-tag.ts';
import type { Reply } from './reply.ts';

/** An answer for many callers, which is serialized once, and compressed at most once. */
export type SharedAnswer = {
  json: string;
  entityTag: string;
  /** The JSON as brotli if it is long enough to be worth compressing. */
  brotli: (() => Promise<Buffer>) | undefined;
};

/** The size from which answers are compressed. Smaller ones fit into a few packets anyway. */
const leastCompressedBytes = 4096;

export function sharedAnswer(content: unknown): SharedAnswer {
  const json = JSON.stringify(content);
  const isLong = Buffer.byteLength(json) >= leastCompressedBytes;
  return { json, entityTag: entityTagOf(json), brotli: isLong ? compressOnce(json) : undefined };
}

type HeaderOf = (name: string) => string | undefined;

/** Replies with the answer in the caller's encoding, or with 304 if the caller has it. */
export async function replyWith<Body>(
  answer: SharedAnswer,
  header: HeaderOf,
): Promise<Reply<Body>> {
  const { entityTag } = answer;
  const compressed = brotliFor(answer, header);
  const headers = {
    ...publicReadHeaders(header('authorization')),
    Vary: 'Authorization, Accept-Encoding',
    // Two encodings of one content may not share a strong tag.
    ETag: compressed === undefined ? entityTag : `W/${entityTag}`,
  };
  if (matchesEntityTag(header('if-none-match'), entityTag)) return { status: 304, headers };
  return inForm(answer, compressed, headers);
}

/** Replies as `replyWith` does, but nothing is cached, and the whole answer is sent each time. */
export function replyPrivately<Body>(
  answer: SharedAnswer,
  header: HeaderOf,
  headers: Record<string, string>,
): Promise<Reply<Body>> {
  const withForm = { ...headers, Vary: 'Authorization, Accept-Encoding' };
  return inForm(answer, brotliFor(answer, header), withForm);
}

function brotliFor({ brotli }: SharedAnswer, header: HeaderOf): SharedAnswer['brotli'] {
  return acceptsBrotli(header('accept-encoding')) ? brotli : undefined;
}

async function inForm<Body>(
  { json }: SharedAnswer,
  compressed: SharedAnswer['brotli'],
  headers: Record<string, string>,
): Promise<Reply<Body>> {
  const contentType = 'application/json';
  if (compressed === undefined) return { headers, contentType, content: json };
  return {
    headers: { ...headers, 'Content-Encoding': 'br' },
    contentType,
    content: await compressed(),
  };
}

/** Whether an Accept-Encoding header names brotli, and does not refuse it with a weight of zero. */
function acceptsBrotli(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((each) => {
    const [coding, weight = 'q=1'] = each.split(';').map((part) => part.trim().toLowerCase());
    return coding === 'br' && Number(weight.slice('q='.length)) > 0;
  });
}

const compress = promisify(brotliCompress);

/** The highest quality that takes only some tens of milliseconds for 2 000 dishes. */
const quality = 9;
const windowBits = { least: 16, most: 22 };

/** Compresses off the event loop. Callers that come meanwhile share the result. */
function compressOnce(json: string): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined;
  return () => {
    compressed ??= compressText(json).catch((error: unknown) => {
      compressed = undefined;
      throw error;
    });
    return compressed;
  };
}

function compressText(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const bits = Math.ceil(Math.log2(bytes.length));
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, windowBits.least), windowBits.most),
    },
  });
}
