import { useRef, useState } from 'react';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import { messageOf } from '../../../lib/http/api-error.ts';
import type { FileAnswers, FileKind } from './file-answers.ts';
import { readInWorker } from './read-in-worker.ts';

type Fault = { fault: string };

/**
 * Reads files of one kind, of which the one that was chosen last counts.
 *
 * @param use what is made of a file before it counts; default: what was read.
 */
export function useFileReader<Kind extends FileKind, Use = FileAnswers[Kind] | Fault>(
  kind: Kind,
  use: (read: FileAnswers[Kind] | Fault, file: File) => Promise<Use> | Use = (read) => read as Use,
) {
  const latest = useRef<object>(undefined);
  const [isReading, setIsReading] = useState(false);

  /** Returns undefined for a file that is not the latest any more. */
  const read = async (file: File, choice?: ReadingChoice): Promise<Use | Fault | undefined> => {
    const asked = (latest.current = {});
    setIsReading(true);
    const answer = await readInWorker(kind, file, { ...(choice && { choice }) })
      .then((opened) => use(opened, file))
      .catch((error: unknown) => ({ fault: messageOf(error) }));
    if (latest.current !== asked) return undefined;
    setIsReading(false);
    return answer;
  };

  /** A file that is still being read does not count any more. */
  const forget = () => {
    latest.current = undefined;
    setIsReading(false);
  };
  return { isReading, read, forget };
}
