import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** @throws Error with the reason, which is the network's or that of the disk */
export async function saveDownload(body: ReadableStream, file: string): Promise<void> {
  await pipeline(body, createWriteStream(file)).catch((cause: unknown) => {
    // An error of the disk names a system call; `fetch` hides that of the network in its cause.
    const isOfDisk = cause instanceof Error && 'syscall' in cause;
    throw new Error(isOfDisk ? cause.message : 'the download was cut off', { cause });
  });
}
