import { useState } from 'react';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { charactersLeft } from '../../ui/fields/characters-left.ts';
import { TextAreaField } from '../../ui/fields/field.tsx';

type DishNoteProps = { note: string; onChange: (note: string) => void };

/** A note to the kitchen. Few diners write one, so the field opens only on request. */
export function DishNote({ note, onChange }: DishNoteProps) {
  const [isOpen, setIsOpen] = useState(note !== '');
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
  return (
    <TextAreaField
      label="Note for the kitchen"
      hint={charactersLeft(note.length, optionLimits.lineNoteLength)}
      rows={2}
      maxLength={optionLimits.lineNoteLength}
      value={note}
      // Opening the field means that the diner wants to write.
      autoFocus={note === ''}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
