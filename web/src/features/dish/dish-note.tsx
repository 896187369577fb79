import { useState } from 'react';
import { optionLimits } from '@thymely/contract/options/limits';
import { TextAreaField } from '../../ui/field.tsx';

type DishNoteProps = { note: string; onChange: (note: string) => void };

/** How much room has to be left for it not to be mentioned. */
const plenty = 40;

/** A few words to the kitchen, asked for by few: a line to press until then. */
export function DishNote({ note, onChange }: DishNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <button
        type="button"
        className="min-h-11 justify-self-start font-semibold text-leaf-700 underline-offset-4 hover:underline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Add a note for the kitchen
      </button>
    );
  }
  const left = optionLimits.lineNoteLength - note.length;
  return (
    <TextAreaField
      label="Note for the kitchen"
      hint={left < plenty ? `${left} characters left` : undefined}
      rows={2}
      maxLength={optionLimits.lineNoteLength}
      value={note}
      // The press that opened it was about writing.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
