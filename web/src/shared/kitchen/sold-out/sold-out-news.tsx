import { useRef } from 'react';
import { useStickyBar } from '../../../lib/use-room-at-bottom.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { SoldOutState } from './use-sold-out.ts';
import * as words from './words.en.ts';

type SoldOutNewsProps = { state: Pick<SoldOutState, 'news' | 'undo' | 'isUndoBusy'> };

/** Says what was changed last, and undoes it. It is always there, so that no row moves. */
export function SoldOutNews({ state }: SoldOutNewsProps) {
  const { news, undo, isUndoBusy } = state;
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <div
      ref={useStickyBar<HTMLDivElement>()}
      className={classes(
        'sticky data-in-place:static! bottom-0 z-1 mt-4 flex min-h-14 items-center gap-3 rounded-sm py-0.5 pe-1 ps-4',
        news === '' ? 'bg-sand text-soft' : 'bg-ink text-paper',
      )}
    >
      <p
        ref={text}
        role="status"
        tabIndex={-1}
        className="line-clamp-2 min-w-0 flex-1 leading-tight font-semibold wrap-anywhere outline-none"
      >
        {news}
      </p>
      {news === '' && (
        <p className="absolute pe-4 text-sm in-data-in-place:static">{words.canBeUndone}</p>
      )}
      {undo && (
        <Button
          tone="outline"
          className="min-h-13 shrink-0"
          busy={isUndoBusy}
          onClick={() => {
            // The button disappears with what it undoes.
            text.current?.focus({ preventScroll: true });
            undo();
          }}
        >
          {words.undo}
        </Button>
      )}
    </div>
  );
}
