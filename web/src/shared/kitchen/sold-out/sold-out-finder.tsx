import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { SoldOutUntil } from '@thymely/contract/kitchen/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { sellableKey, type Sellable, type SoldOutEntry } from '../../../api/sold-out.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextField } from '../../../ui/fields/field.tsx';
import { PortionsLeft } from '../portions/portions-left.tsx';
import { SoldOutShelves } from './sold-out-shelves.tsx';
import { byName, findByName, nameOf, shelvesOf, type Shelf } from './sold-out-words.ts';
import type { SoldOutState } from './use-sold-out.ts';
import * as words from './words.en.ts';

type SoldOutFinderProps = {
  menu: MenuItem[];
  groups: OptionGroup[];
  soldOut: SoldOutEntry[];
  state: SoldOutState;
  until: SoldOutUntil;
  onUntil: (until: SoldOutUntil) => void;
};

type Wanted = { search: string; shelf: Shelf };

/** Chooses for how long and what is sold out, with one press each. No press moves a row. */
export function SoldOutFinder(props: SoldOutFinderProps) {
  const { menu, groups, soldOut, state, until, onUntil } = props;
  const [wanted, setWanted] = useState<Wanted>({ search: '', shelf: 'all' });
  // The dialog, a letter and a chosen shelf are painted before the rows, which take longer.
  const shown = useDeferredValue(wanted, undefined);
  const shelves = useMemo(() => shelvesOf({ menu, groups }), [menu, groups]);
  return (
    <div className="grid min-w-0 content-start gap-4">
      <UntilChoice until={until} state={state} onUntil={onUntil} />
      <TextField
        label={words.find}
        type="search"
        autoComplete="off"
        value={wanted.search}
        onChange={({ target }) => {
          setWanted({ search: target.value, shelf: 'all' });
        }}
      />
      <SoldOutShelves
        shelves={shelves}
        chosen={wanted.shelf}
        onChoose={(shelf) => {
          setWanted({ search: '', shelf });
        }}
      />
      <div className="border-y border-hairline md:h-[36dvh] md:min-h-40 md:overflow-y-auto">
        {shown && (
          <Found
            {...shown}
            menu={menu}
            groups={groups}
            soldOut={soldOut}
            state={state}
            until={until}
          />
        )}
      </div>
    </div>
  );
}

type FoundProps = Wanted & Omit<SoldOutFinderProps, 'onUntil'>;

/** What was searched for, or what is on a shelf. */
const Found = memo(function Found({ search, shelf, menu, groups, ...rows }: FoundProps) {
  const offer = useMemo(() => byName({ menu, groups }), [menu, groups]);
  const { dishes, choices, more } = useMemo(
    () => findByName(offer, search, shelf),
    [offer, search, shelf],
  );
  return (
    <>
      <Rows label={words.dishes} items={dishes} {...rows} />
      <Rows label={words.options} items={choices} {...rows} />
      {dishes.length + choices.length === 0 && (
        <p className="py-8 text-center text-soft">{words.nothingFound}</p>
      )}
      {more > 0 && (
        <p className="py-4 text-center text-soft">{words.moreFound(inThousands(more))}</p>
      )}
    </>
  );
});

type UntilChoiceProps = Pick<SoldOutFinderProps, 'until' | 'state' | 'onUntil'>;

function UntilChoice({ until, state, onUntil }: UntilChoiceProps) {
  const name = useId();
  const { endOfToday, untilWords } = state;
  const todayHint = endOfToday === undefined ? '' : untilWords(endOfToday);
  const untilChoices: { value: SoldOutUntil; label: string; hint: string }[] = [
    { value: 'next-opening', label: words.today, hint: todayHint },
    { value: 'recalled', label: words.recalled, hint: words.recalledHint },
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{words.forHowLong}</legend>
      <div className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1">
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

type RowsProps = Pick<SoldOutFinderProps, 'soldOut' | 'state' | 'until'> & {
  label: string;
  items: readonly Sellable[];
};

/** The results of one kind, below its name. */
function Rows({ label, items, soldOut, state, until }: RowsProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <>
      <h3 id={headingId} className="sticky top-0 z-1 bg-card py-2 text-sm font-semibold text-soft">
        {label}
      </h3>
      <ul aria-labelledby={headingId} className="divide-y divide-hairline">
        {items.map((item) => {
          const key = sellableKey(item);
          const entry = soldOut.find((each) => sellableKey(each) === key);
          return (
            <Row
              key={key}
              item={item}
              entry={entry}
              isBusy={state.isBusy(item)}
              outUntil={entry && state.untilWords(entry.until)}
              until={until}
              mark={state.mark}
              bringBack={state.bringBack}
            />
          );
        })}
      </ul>
    </>
  );
}

type RowProps = Pick<SoldOutState, 'mark' | 'bringBack'> & {
  item: Sellable;
  entry: SoldOutEntry | undefined;
  isBusy: boolean;
  /** Until when it is sold out, in words. */
  outUntil: string | undefined;
  until: SoldOutUntil;
};

const Row = memo(function Row(props: RowProps) {
  const { item, entry, isBusy, outUntil, until, mark, bringBack } = props;
  const name = nameOf(item);
  return (
    // A button with longer words goes below the name, which keeps its width.
    <li className="flex min-h-16 flex-wrap items-center justify-end gap-x-2 gap-y-2 py-2 pe-1 sm:gap-x-3">
      <div className="min-w-0 flex-1 basis-20 leading-snug wrap-anywhere">
        <p className={classes('font-semibold', entry && 'text-soft line-through')}>{name}</p>
        {outUntil !== undefined && (
          <p className="text-sm font-medium text-tomato">{words.out(outUntil)}</p>
        )}
      </div>
      {!('group' in item) && (
        <PortionsLeft item={item} wordClassName="max-lg:hidden" className="px-2.5!" />
      )}
      <Button
        tone="outline"
        aria-label={entry ? words.bringItemBack(name) : words.markItem(name)}
        busy={isBusy}
        className="shrink-0"
        onClick={() => {
          if (entry) bringBack(item);
          else mark(item, until);
        }}
      >
        {entry ? words.bringBack : words.mark}
      </Button>
    </li>
  );
});
