import { useEffect, useRef, useState } from 'react';
import { listed } from '@thymely/contract/ground/in-words';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { Button } from '../../../ui/button.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { type ChosenFile, isMatched, openQuestions, type OpenQuestions } from './file-matching.ts';
import { ReadingFields } from '../reading/reading-fields.tsx';
import { withoutPrices } from './word-answers.ts';
import { WordFields } from './word-fields.tsx';
import { ListQuestion } from './list-question.tsx';
import { CategoryFields, ColumnFields } from './match-fields.tsx';
import * as words from '../words.en.ts';

type MatchFileProps = {
  file: ChosenFile;
  initial: FileMatching;
  onRead: (choice: ReadingChoice) => void;
  onDone: (matching: FileMatching) => void;
  onCancel: () => void;
};

/** Asks what the headings and categories of a file mean, once for all of its rows. */
export function MatchFile({ file, initial, onRead, onDone, onCancel }: MatchFileProps) {
  const [matching, setMatching] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const said = withoutPrices(file.table, matching);
  const questions = openQuestions(file.table, said);
  const faults = attempts > 0 ? questions : undefined;
  const fields = { file, matching, faults, onChange: setMatching };
  // Whoever has nothing to say about columns sees the categories first.
  const [asksColumns] = useState(
    questions.headings.length + questions.missing.length + questions.repeated.length > 0,
  );
  // The file chooser, which had the focus, is gone.
  useEffect(focusHeading, []);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.matching}
      className="grid grid-cols-1 gap-7 rounded-lg bg-card p-5 shadow-card sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMatched(questions)) onDone(said);
        else setAttempts(attempts + 1);
      }}
    >
      <ReadingFields file={file} onRead={onRead} />
      {asksColumns && <ColumnFields {...fields} />}
      <CategoryFields {...fields} />
      <WordFields {...fields} />
      {!asksColumns && file.origin === undefined && <ColumnFields {...fields} />}
      <ListQuestion
        file={file}
        matching={matching}
        onLists={(lists) => {
          setMatching((now) => ({ ...now, lists }));
        }}
      />
      {faults && !isMatched(faults) && (
        <p role="alert" className="font-medium text-tomato">
          {questionsInWords(faults)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.checkFile}</Button>
        <Button tone="outline" onClick={onCancel}>
          {words.chooseAnotherFile}
        </Button>
      </div>
    </form>
  );
}

function questionsInWords({ missing }: OpenQuestions): string {
  if (missing.length === 0) return words.fieldsFaulty;
  const names = missing.map((column) => words.quotedHeading(words.columnNames[column]));
  return words.columnsMissing(listed(names));
}
