import type { EditedDish } from '../../api/menu/menu-editing.ts';
import type { Selection } from './use-selection.ts';
import * as words from './words.en.ts';

type CheckboxProps = {
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  onChange: (isChecked: boolean) => void;
};

function Checkbox({ label, isChecked, isPartly = false, onChange }: CheckboxProps) {
  return (
    // The label is larger than the box, but not so large that it covers the next row.
    <label className="-m-2 grid size-9 cursor-pointer max-md:m-0 max-md:size-[44px] place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        type="checkbox"
        aria-label={label}
        className="size-5 cursor-pointer accent-leaf-700"
        checked={isChecked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
    </label>
  );
}

/** Selects a dish of the list. */
export function RowCheckbox({ dish, selection }: { dish: EditedDish; selection: Selection }) {
  return (
    <Checkbox
      label={words.selectDish(dish.name)}
      isChecked={selection.isSelected(dish)}
      onChange={(isChecked) => {
        selection.select([dish], isChecked);
      }}
    />
  );
}

/** Selects the dishes of a page. */
export function PageCheckbox({ page, selection }: { page: EditedDish[]; selection: Selection }) {
  const count = page.filter(selection.isSelected).length;
  return (
    <Checkbox
      label={words.selectPage}
      isChecked={count === page.length}
      isPartly={count > 0 && count < page.length}
      onChange={(isChecked) => {
        selection.select(page, isChecked);
      }}
    />
  );
}
