import { useState } from 'react';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { charactersLeft } from '../../ui/fields/characters-left.ts';
import { TextAreaField } from '../../ui/fields/field.tsx';
import * as words from './words.en.ts';

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
        {words.addNote}
      </button>
    );
  }
  return (
    <TextAreaField
      label={words.note}
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
