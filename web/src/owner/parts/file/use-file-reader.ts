import { useRef, useState } from 'react';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import { messageOf } from '../../../lib/http/api-error.ts';
import type { FileAnswers, FileKind } from './file-answers.ts';
import { readInWorker } from './read-in-worker.ts';

/** Reads files of one kind, of which the one that was chosen last counts. */
export function useFileReader<Kind extends FileKind>(kind: Kind) {
  const latest = useRef<object>(undefined);
  const [isReading, setIsReading] = useState(false);

  /** Returns undefined for a file that is not the latest any more. */
  const read = async (
    file: File,
    choice?: ReadingChoice,
  ): Promise<FileAnswers[Kind] | { fault: string } | undefined> => {
    const asked = (latest.current = {});
    setIsReading(true);
    const answer = await readInWorker(kind, file, { ...(choice && { choice }) }).catch(
      (error: unknown) => ({
        fault: messageOf(error),
      }),
    );
    if (latest.current !== asked) return undefined;
    setIsReading(false);
    return answer;
  };
  return { isReading, read };
}
