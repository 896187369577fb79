import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { publicReadHeaders } from './cache-headers.ts';
import { entityTagOf, matchesEntityTag } from './entity-tag.ts';
import type { Reply } from './reply.ts';

/** An answer that many callers get: it is serialized once, and compressed once at most. */
export type SharedAnswer = {
  json: string;
  entityTag: string;
  /** The JSON as brotli, if it is long enough to be worth it. */
  brotli: (() => Promise<Buffer>) | undefined;
};

/** A shorter answer fits into the first packets of a connection anyway. */
const leastCompressedBytes = 4096;

export function sharedAnswer(content: unknown): SharedAnswer {
  const json = JSON.stringify(content);
  const isLong = Buffer.byteLength(json) >= leastCompressedBytes;
  return { json, entityTag: entityTagOf(json), brotli: isLong ? compressOnce(json) : undefined };
}

type HeaderOf = (name: string) => string | undefined;

/** Replies with the answer in the form that the caller accepts, or with 304 if the caller has it. */
export async function replyWith<Body>(
  answer: SharedAnswer,
  header: HeaderOf,
): Promise<Reply<Body>> {
  const { entityTag } = answer;
  const compressed = brotliFor(answer, header);
  const headers = {
    ...publicReadHeaders(header('authorization')),
    Vary: 'Authorization, Accept-Encoding',
    // Two forms of one content may not share a strong tag.
    ETag: compressed === undefined ? entityTag : `W/${entityTag}`,
  };
  if (matchesEntityTag(header('if-none-match'), entityTag)) return { status: 304, headers };
  return inForm(answer, compressed, headers);
}

/** The same for an answer that is kept nowhere: whoever may have it gets it whole, each time. */
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

/** The best quality that still takes only some tens of milliseconds for 2 000 dishes. */
const quality = 9;
const windowBits = { least: 16, most: 22 };

/** Off the event loop; callers that come meanwhile share the work. */
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
