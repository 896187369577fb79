import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { imageLimits } from '@thymely/contract/images/limits';
import { AppError } from '../platform/app-error.ts';
import * as words from './words.en.ts';

export type Upload = { contentType: string | undefined; rawBody: Buffer | undefined };

/**
 * Returns the one file of a multipart body, from its field `image`. Its name is ignored.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the body is not multipart, TOO_LARGE,
 * INVALID_REQUEST for anything but one whole file in that field.
 */
export async function readUpload({ contentType, rawBody }: Upload): Promise<Buffer> {
  if (!contentType?.toLowerCase().startsWith('multipart/form-data')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', words.notMultipart);
  }
  if ((rawBody?.length ?? 0) > imageLimits.uploadBodyBytes) throw tooLarge();
  const files = await readFiles(contentType, rawBody ?? Buffer.alloc(0));
  const [file] = files;
  if (file === undefined || files.length > 1) throw oneFileOnly();
  if (file.bytes.length > imageLimits.imageBytes) throw tooLarge();
  if (file.field !== 'image' || file.bytes.length === 0) throw oneFileOnly();
  return file.bytes;
}

type ReadFile = { field: string; bytes: Buffer };

/** The parser's limits: one file and one byte more than allowed, so that an excess is noticed. */
const bounds = {
  fileSize: imageLimits.imageBytes + 1,
  files: 2,
  fields: 5,
  parts: 10,
  fieldSize: 1000,
};

async function readFiles(contentType: string, body: Buffer): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  try {
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits: bounds });
    parser.on('file', (field, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => files.push({ field, bytes: Buffer.concat(chunks) }));
      stream.on('error', (error) => parser.destroy(error));
    });
    parser.end(body);
    await finished(parser);
  } catch (error) {
    throw oneFileOnly(error);
  }
  return files;
}

function tooLarge(): AppError {
  return new AppError('TOO_LARGE', words.tooLarge(imageLimits.imageBytes / 1000));
}

function oneFileOnly(cause?: unknown): AppError {
  return new AppError('INVALID_REQUEST', words.oneFileOnly, { cause });
}
