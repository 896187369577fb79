import { type BinaryToTextEncoding, createHash } from 'node:crypto';

/** SHA-256 of a text or of bytes; in base64url it has 43 characters, in hex 64. */
export function sha256(
  content: string | Uint8Array,
  encoding: BinaryToTextEncoding = 'base64url',
): string {
  return createHash('sha256').update(content).digest(encoding);
}
