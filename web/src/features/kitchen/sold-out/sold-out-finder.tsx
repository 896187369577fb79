import { useId, useState } from 'react';
import type { SoldOutDish, SoldOutUntil } from '@thymely/contract/kitchen/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextField } from '../../../ui/field.tsx';
import { findByName } from './sold-out-words.ts';
import type { SoldOutState } from './use-sold-out.ts';

type SoldOutFinderProps = {
  menu: MenuItem[];
  soldOut: SoldOutDish[];
  state: SoldOutState;
  until: SoldOutUntil;
  onUntil: (until: SoldOutUntil) => void;
};

/** For how long, and which dish: one press each. A row stays where it is, whatever is pressed. */
export function SoldOutFinder({ menu, soldOut, state, until, onUntil }: SoldOutFinderProps) {
  const [search, setSearch] = useState('');
  const { dishes, more } = findByName(menu, search);
  return (
    <div className="grid min-w-0 content-start gap-4">
      <UntilChoice until={until} onUntil={onUntil} />
      <TextField
        label="Find a dish"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
        }}
      />
      <ul
        aria-label="Dishes"
        className="h-[38dvh] min-h-40 overflow-y-auto border-y border-hairline md:h-[46dvh]"
      >
        {dishes.map((dish) => (
          <DishRow
            key={dish._id}
            {...{ dish, state, until }}
            entry={soldOut.find((each) => each.dish === dish._id)}
          />
        ))}
        {dishes.length === 0 && (
          <li className="py-8 text-center text-soft">No dish has that in its name.</li>
        )}
        {more > 0 && (
          <li className="py-4 text-center text-soft">
            {more.toLocaleString('en-US')} more. Type a part of the name.
          </li>
        )}
      </ul>
    </div>
  );
}

const untilChoices: { value: SoldOutUntil; label: string; hint: string }[] = [
  { value: 'next-opening', label: 'Today', hint: 'Back at opening' },
  { value: 'recalled', label: 'Until recalled', hint: 'You bring it back' },
];

function UntilChoice({ until, onUntil }: Pick<SoldOutFinderProps, 'until' | 'onUntil'>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Sold out for how long?</legend>
      <div className="grid grid-cols-2 gap-3">
        {untilChoices.map(({ value, label, hint }) => (
          <label
            key={value}
            className={classes(
              'grid min-h-14 cursor-pointer grid-cols-[auto_1fr] content-center items-center gap-x-3 rounded-sm border px-3 py-2 leading-tight',
              until === value ? 'border-leaf-700 bg-leaf-100' : 'border-line',
            )}
          >
            <input
              type="radio"
              name={name}
              className="row-span-2 size-5 accent-leaf-700"
              checked={until === value}
              onChange={() => {
                onUntil(value);
              }}
            />
            <span className="font-semibold">{label}</span>
            <span className="col-start-2 text-sm text-soft">{hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type DishRowProps = {
  dish: MenuItem;
  entry: SoldOutDish | undefined;
  state: SoldOutState;
  until: SoldOutUntil;
};

function DishRow({ dish, entry, state, until }: DishRowProps) {
  const label = entry ? 'Available again' : 'Sold out';
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 border-t border-hairline py-2 pr-1 first:border-t-0">
      <div className="min-w-0 leading-snug wrap-anywhere">
        <p className={classes('font-semibold', entry && 'text-soft line-through')}>{dish.name}</p>
        {entry && (
          <p className="text-sm font-medium text-tomato">Out {state.untilWords(entry.until)}</p>
        )}
      </div>
      <Button
        tone="outline"
        aria-label={`${label}: ${dish.name}`}
        busy={state.busyIds.has(dish._id)}
        className="shrink-0"
        onClick={() => {
          if (entry) state.bringBack(dish);
          else state.mark(dish, until);
        }}
      >
        {label}
      </Button>
    </li>
  );
}
