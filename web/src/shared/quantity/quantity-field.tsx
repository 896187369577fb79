import { useEffect, useState } from 'react';
import { limits } from '@thymely/contract/ground/limits';
import { typedCount } from '@thymely/contract/ground/text/typed-count';
import { pressedKey } from '../../lib/pressed-key.ts';
import * as words from './quantity-words.en.ts';

type QuantityFieldProps = {
  /** The dish's name, which is part of the field's name. */
  name: string;
  quantity: number;
  /** The most that can be typed. Default: the most of a cart line. */
  most?: number | undefined;
  /** Called with the quantity that was typed, from 1 to that. */
  onType: (quantity: number) => void;
};

/** The time the note stays, long enough to read it twice. */
const noteMs = 5000;

/**
 * The quantity between the buttons of a stepper, as a field. What is typed counts when the field is
 * left or on Enter. Anything but a possible number changes nothing, and a note says so.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { name, quantity, most = limits.quantityMax, onType } = props;
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useNote();
  const finish = () => {
    if (typed === undefined) return;
    const wanted = quantityIn(typed, most);
    setTyped(undefined);
    if (wanted === undefined) setNote(words.quantityFault(most, quantity));
    else if (wanted !== quantity) onType(wanted);
  };
  return (
    <span className="relative self-stretch">
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={words.quantityOf(name)}
        value={typed ?? quantity}
        className="h-full w-9 border-x border-hairline text-center font-semibold tabular-nums"
        onFocus={({ target }) => {
          target.select();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setNote('');
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Enter') return;
          // In a form, it would send the form.
          event.preventDefault();
          finish();
        }}
      />
      <span role="status" className="absolute bottom-full start-0 z-10">
        {note !== '' && (
          <span className="mb-2 block w-max max-w-[60vw] rounded-sm bg-ink px-3 py-2 text-sm text-paper">
            {note}
          </span>
        )}
      </span>
    </span>
  );
}

/** Returns the quantity that a text stands for; none for anything that is not possible. */
function quantityIn(typed: string, most: number): number | undefined {
  const quantity = typedCount(typed);
  const isPossible = quantity >= limits.quantityMin && quantity <= most;
  return isPossible ? quantity : undefined;
}

function useNote() {
  const [note, setNote] = useState('');
  useEffect(() => {
    if (note === '') return;
    const timer = setTimeout(setNote, noteMs, '');
    return () => {
      clearTimeout(timer);
    };
  }, [note]);
  return [note, setNote] as const;
}
