import { useState } from 'react';
import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import { compactClasses } from '../parts/compact-select.tsx';
import { classes } from '../../ui/classes.ts';
import * as words from './words.en.ts';

type DishChooserProps = {
  label: string;
  /** The ID of the element that says what is known of the photo. */
  noteId: string;
  dishId: string | undefined;
  /** What the dishes are called, by ID. */
  labels: ReadonlyMap<string, string>;
  listId: string;
  isOff: boolean;
  onChoose: (dishId: string | undefined) => void;
};

/**
 * A field that finds a dish by what is typed. All rows share one list of suggestions, because a
 * select in each row would have thousands of options.
 */
export function DishChooser(props: DishChooserProps) {
  const { label, noteId, dishId, labels, listId, isOff, onChoose } = props;
  const chosen = dishId === undefined ? '' : (labels.get(dishId) ?? '');
  const [text, setText] = useState(chosen);
  const [isLeft, setIsLeft] = useState(false);
  const isUnknown = isLeft && dishId === undefined && text.trim() !== '';
  return (
    <div className="grid gap-1">
      <input
        type="search"
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={isUnknown || undefined}
        list={listId}
        placeholder={words.dishPlaceholder}
        autoComplete="off"
        spellCheck={false}
        value={text}
        readOnly={isOff}
        className={classes(compactClasses, 'search-cross w-full')}
        onChange={({ target }) => {
          setText(target.value);
          setIsLeft(false);
          onChoose(dishNamed(target.value, labels));
        }}
        onBlur={() => {
          setIsLeft(true);
          if (chosen !== '') setText(chosen);
        }}
      />
      {isUnknown && <p className="text-sm font-medium text-tomato">{words.noSuchDish}</p>}
    </div>
  );
}

/** Returns the dish with this label, whatever its case, accents and punctuation. */
function dishNamed(text: string, labels: ReadonlyMap<string, string>): string | undefined {
  const folded = foldWords(text);
  if (folded === '') return undefined;
  const found = [...labels].filter(([, label]) => foldWords(label) === folded);
  const exact = found.find(([, label]) => label === text.trim());
  return exact?.[0] ?? (found.length === 1 ? found[0]?.[0] : undefined);
}
