import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { portionsQuery } from '../../../api/portions.ts';
import { sellableKey, type SoldOutEntry } from '../../../api/sold-out.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureArrow } from '../../../ui/disclosure-arrow.tsx';
import { PortionsDayNote } from '../portions/portions-day-note.tsx';
import { PortionsLeft } from '../portions/portions-left.tsx';
import { nameOf } from './sold-out-words.ts';
import type { SoldOutState } from './use-sold-out.ts';
import * as portionsWords from '../portions/words.en.ts';
import * as words from './words.en.ts';

type SoldOutNowProps = { soldOut: SoldOutEntry[]; state: SoldOutState };

/** What is sold out, and when it returns: the last one marked comes first. */
export function SoldOutNow({ soldOut, state }: SoldOutNowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="min-w-0">
      <h3 ref={heading} tabIndex={-1} className="mb-2 font-semibold outline-none">
        <TitleAndCount count={soldOut.length} />
      </h3>
      <Entries
        soldOut={soldOut}
        state={state}
        onGone={() => heading.current?.focus({ preventScroll: true })}
      />
      <Limited />
    </section>
  );
}

/** The same above the dishes on a phone: it is closed at first, so that no press moves a row. */
export function FoldedSoldOutNow({ soldOut, state }: SoldOutNowProps) {
  const summary = useRef<HTMLElement>(null);
  return (
    <details className="group min-w-0 rounded-sm border border-hairline">
      <summary
        ref={summary}
        className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-4 font-semibold"
      >
        <span>
          <TitleAndCount count={soldOut.length} />
        </span>
        <DisclosureArrow />
      </summary>
      <div className="px-3 pb-3">
        <Entries
          soldOut={soldOut}
          state={state}
          onGone={() => summary.current?.focus({ preventScroll: true })}
        />
        <Limited />
      </div>
    </details>
  );
}

function TitleAndCount({ count }: { count: number }) {
  return (
    <>
      <span>{words.outNow}</span>
      {count > 0 && <span translate="no">{` (${count})`}</span>}
    </>
  );
}

/** What is limited, and how many are left of it. A row stays when its limit ends, so that none moves. */
function Limited() {
  const { data } = useQuery(portionsQuery);
  const limited = data?.portions ?? [];
  const [shown, setShown] = useState(limited);
  const keys = new Set(shown.map(sellableKey));
  const added = limited.filter((item) => !keys.has(sellableKey(item)));
  if (added.length > 0) setShown([...shown, ...added]);
  if (shown.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 mb-2 font-semibold">{portionsWords.limited}</h4>
      <PortionsDayNote className="mb-2 block text-sm text-soft" />
      <ul className="grid gap-2">
        {shown.map((item) => (
          <li key={sellableKey(item)} className={entryClasses}>
            <p className="min-w-0 flex-1 basis-32 leading-snug font-semibold wrap-anywhere">
              {nameOf(item)}
            </p>
            <PortionsLeft item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

const entryClasses =
  'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-sm bg-sand p-3 ps-4';

type EntriesProps = SoldOutNowProps & {
  /** Called when a pressed button disappears with its entry, to move the focus. */
  onGone: () => void;
};

function Entries({ soldOut, state, onGone }: EntriesProps) {
  if (soldOut.length === 0) return <p className="text-soft">{words.nothingOut}</p>;
  return (
    <ul className="grid gap-2 md:max-h-[60dvh] md:overflow-y-auto">
      {soldOut.map((entry) => (
        <li key={sellableKey(entry)} className={entryClasses}>
          <div className="min-w-0 flex-1 basis-32 leading-snug wrap-anywhere">
            <p className="font-semibold">{nameOf(entry)}</p>
            <p className="text-sm text-soft">{state.untilWords(entry.until)}</p>
          </div>
          <Button
            tone="outline"
            aria-label={words.bringItemBack(nameOf(entry))}
            busy={state.isBusy(entry)}
            onClick={() => {
              onGone();
              state.bringBack(entry);
            }}
          >
            {words.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  );
}
