import { useRef } from 'react';
import { sellableKey, type SoldOutEntry } from '../../../api/sold-out.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureArrow } from '../../../ui/disclosure-arrow.tsx';
import { nameOf } from './sold-out-words.ts';
import type { SoldOutState } from './use-sold-out.ts';
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

type EntriesProps = SoldOutNowProps & {
  /** Called when a pressed button disappears with its entry, to move the focus. */
  onGone: () => void;
};

function Entries({ soldOut, state, onGone }: EntriesProps) {
  if (soldOut.length === 0) return <p className="text-soft">{words.nothingOut}</p>;
  return (
    <ul className="grid gap-2 md:max-h-[60dvh] md:overflow-y-auto">
      {soldOut.map((entry) => (
        <li
          key={sellableKey(entry)}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-sm bg-sand p-3 ps-4"
        >
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
