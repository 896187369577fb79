import type { FileEncoding } from '@thymely/contract/ground/csv/decode-file';
import { encodingInWords } from '../parts/encoding-in-words.ts';

/** The file that somebody has chosen. */
export type ChosenFile = { name: string; encoding: FileEncoding };

/** Which file this is, and how it was read. */
export function FileNotes({ file }: { file: ChosenFile }) {
  return (
    <p className="text-sm wrap-anywhere text-soft">
      <span className="font-medium text-ink">{file.name}</span> {encodingInWords(file.encoding)}
    </p>
  );
}
