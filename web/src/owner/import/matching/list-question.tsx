import { useState } from 'react';
import type { OptionList } from '@thymely/contract/menu-file/option-list';
import { listsWithoutChoices } from '@thymely/contract/menu-file/options-of-lists';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { DropZone } from '../../../ui/fields/drop-zone.tsx';
import { ReadingNote } from '../../parts/file/reading-note.tsx';
import { useFileReader } from '../../parts/file/use-file-reader.ts';
import type { ChosenFile } from './file-matching.ts';
import { listNamesInWords } from './list-names-in-words.ts';
import * as words from '../words.en.ts';

type ListQuestionProps = {
  file: ChosenFile;
  matching: FileMatching;
  /** Called late, when other questions may have been answered meanwhile. */
  onLists: (lists: readonly OptionList[]) => void;
};

/** Asks once for the choices of modifier lists of which a file has only the names. */
export function ListQuestion({ file, matching, onLists }: ListQuestionProps) {
  const { isReading, read } = useFileReader('lists');
  const [fault, setFault] = useState<string>();
  const all = file.origin?.lists ?? [];
  const [asked] = useState(() => listsWithoutChoices(all, [], matching.groups));
  if (asked.length === 0) return null;
  const missing = listsWithoutChoices(all, matching.lists, matching.groups);
  const found = asked.filter((name) => !missing.includes(name));
  const choose = async (chosen: File) => {
    const answer = await read(chosen);
    if (answer === undefined) return;
    setFault('fault' in answer ? answer.fault : undefined);
    if ('lists' in answer) onLists(answer.lists);
  };
  return (
    <section aria-label={words.listsQuestion(asked.length)} className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">{words.listsQuestion(asked.length)}</h2>
        <p className="wrap-anywhere text-soft">
          {words.listsQuestionText(asked.length, listNamesInWords(asked))}
        </p>
      </div>
      <DropZone
        label={words.listsFile}
        chooseLabel={words.chooseListsFile}
        accept=".csv,text/csv,.xlsx"
        hint={words.listsFileHint}
        error={fault}
        onFile={(chosen) => void choose(chosen)}
      >
        <ReadingNote isReading={isReading} />
      </DropZone>
      <p role="status" className="wrap-anywhere text-soft empty:hidden">
        {[
          ...(found.length > 0 ? [words.listsFound(listNamesInWords(found))] : []),
          ...(matching.lists && missing.length > 0
            ? [words.listsMissing(listNamesInWords(missing))]
            : []),
        ].join(' ')}
      </p>
    </section>
  );
}
