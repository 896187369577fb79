import { useRef } from 'react';
import { sellableKey, type SoldOutEntry } from '../../api/sold-out.ts';
import { Button } from '../../ui/button.tsx';
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
        <span>{words.outNow}</span>
        {soldOut.length > 0 && <span translate="no">{` (${soldOut.length})`}</span>}
      </h3>
      {soldOut.length === 0 ? (
        <p className="text-soft">{words.nothingOut}</p>
      ) : (
        <ul className="grid max-h-[60dvh] gap-2 overflow-y-auto">
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
                  // The button disappears with its entry.
                  heading.current?.focus({ preventScroll: true });
                  state.bringBack(entry);
                }}
              >
                {words.bringBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
