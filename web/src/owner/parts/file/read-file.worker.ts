/**
 * The worker that reads files. It may take long or need much memory for a file that somebody made to
 * hurt, so it is ended after each file (read-in-worker.ts).
 */
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import { type FileKind, readFile } from './file-answers.ts';

type Question = { kind: FileKind; file: Blob; choice: ReadingChoice };

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data);
});
self.postMessage('runs');

async function answer({ kind, file, choice }: Question): Promise<void> {
  try {
    self.postMessage(await readFile(kind, file, choice));
  } catch (error) {
    // An exception of a promise would never leave the worker.
    reportError(error);
  }
}
