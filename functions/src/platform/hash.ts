import { type BinaryToTextEncoding, createHash } from 'node:crypto';

/** Returns the SHA-256 hash of a text or of bytes: 43 characters in base64url, 64 in hex. */
export function sha256(
  content: string | Uint8Array,
  encoding: BinaryToTextEncoding = 'base64url',
): string {
  return createHash('sha256').update(content).digest(encoding);
}
