import { useId } from 'react';
import { readListCell, writeListCell } from '@thymely/contract/ground/csv/list-cell';
import { allergens, diets } from '@thymely/contract/menu/declarations';
import { toggled } from '../../../lib/toggled.ts';
import { CheckChip } from '../check-chip.tsx';
import * as words from './words.en.ts';

type DeclarationPickerProps = {
  what: 'diets' | 'allergens';
  /** The value in the format of a file's cell (list-cell.ts): empty while nothing is declared. */
  value: string;
  error?: string | undefined;
  /** The chosen diets or allergens that contradict others. */
  clashes: readonly string[];
  onChange: (value: string) => void;
};

const fields = {
  diets: {
    legend: words.fields.diets,
    items: diets,
    none: words.suitsNone,
    hint: words.dietsHint,
  },
  allergens: {
    legend: words.fields.allergens,
    items: allergens,
    none: words.containsNone,
    hint: words.allergensHint,
  },
};

/**
 * The declared diets or allergens of a dish or a choice. 'Not declared' and 'none' are different:
 * only 'none' is a promise, so deselecting the last item never results in it.
 */
export function DeclarationPicker(props: DeclarationPickerProps) {
  const { what, value, error, clashes, onChange } = props;
  const { legend, items, none, hint } = fields[what];
  const noteId = useId();
  const declared = readListCell(value);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        <CheckChip
          noteId={noteId}
          label={words.notDeclared}
          isChosen={declared === null}
          onToggle={() => {
            onChange('');
          }}
        />
        <CheckChip
          noteId={noteId}
          label={none}
          isChosen={declared?.length === 0}
          onToggle={() => {
            onChange(writeListCell([]));
          }}
        />
        <span aria-hidden="true" className="my-1.5 w-px bg-hairline" />
        {Object.entries<{ label: string }>(items).map(([id, { label }]) => (
          <CheckChip
            noteId={noteId}
            key={id}
            label={label}
            isChosen={declared?.includes(id) ?? false}
            isInvalid={declared?.includes(id) === true && clashes.includes(id)}
            onToggle={() => {
              onChange(cellToggled(value, { id, order: Object.keys(items) }));
            }}
          />
        ))}
      </div>
      <p id={noteId} className={error ? 'text-sm font-medium text-tomato' : 'text-sm text-soft'}>
        {error ?? (declared === null ? `${hint} ${words.guestsRead}` : hint)}
      </p>
    </fieldset>
  );
}

/** Returns the cell after an item was added or removed. */
function cellToggled(value: string, { id, order }: { id: string; order: string[] }): string {
  const chosen = toggled(readListCell(value) ?? [], id);
  return chosen.length === 0 ? '' : writeListCell(order.filter((each) => chosen.includes(each)));
}
