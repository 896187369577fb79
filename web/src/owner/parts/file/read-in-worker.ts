import { loadChunk } from '../../../lib/chunks/load-chunk.ts';
import { askOnce, startWorker, WorkerTooLate } from '../../../lib/worker/ask-worker.ts';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import type { FileAnswers, FileKind } from './file-answers.ts';
import workerAddress from './read-file.worker.ts?worker&url';
import * as words from './words.en.ts';

/** The longest menu takes a tenth of it on an old computer. */
const mostSeconds = 10;

type Limit = { address?: string; seconds?: number };
type Options = Limit & {
  /** What a person has chosen about how the file is read. */
  choice?: ReadingChoice;
};

/**
 * Reads a file in a worker of its own, which ends with it. A file can come from anybody: whatever it
 * makes its reader do, the page goes on.
 */
export async function readInWorker<Kind extends FileKind>(
  kind: Kind,
  file: File,
  { address = workerAddress, seconds = mostSeconds, choice = {} }: Options = {},
): Promise<FileAnswers[Kind] | { fault: string }> {
  const worker = await loadChunk(() => startWorker(address));
  try {
    // The time counts from here, so that a slow network costs a file nothing.
    return (await askOnce(worker, { kind, file, choice }, seconds * 1000)) as FileAnswers[Kind];
  } catch (error) {
    if (error instanceof WorkerTooLate) return { fault: words.takesTooLong(seconds) };
    throw error;
  }
}
