import { minuteMs } from '@thymely/contract/ground/time';
import XIcon from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useStickyBar } from '../../lib/use-room-at-bottom.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { doneSentence } from '../../shared/kitchen/kitchen-words.ts';
import type { Done } from '../../shared/kitchen/outcome.ts';
import * as ui from '../../ui/words.en.ts';
import type { KitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import * as words from './words.en.ts';

type DoneBarProps = {
  done: Done;
  kitchen: Pick<KitchenSteps, 'closeOutcome' | 'move' | 'underWay'>;
};

/** Shows what was done last, and undoes it for as long as that is possible. */
export function DoneBar({ done, kitchen }: DoneBarProps) {
  const { order, action } = done;
  const close = () => {
    kitchen.closeOutcome(done);
  };
  const canUndo = action !== 'reject' && action !== 'undo';
  useEffect(() => {
    const timer = setTimeout(close, (action === 'collect' ? 10 : 2) * minuteMs);
    return () => {
      clearTimeout(timer);
    };
    // A new bar starts a new timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done]);
  return (
    <div
      ref={useStickyBar<HTMLDivElement>()}
      className="tall:sticky data-in-place:static! bottom-4 z-5 mx-auto flex w-fit max-w-full items-center gap-2 max-[20rem]:flex-wrap rounded-lg bg-ink py-2 pe-2 ps-5 text-paper shadow-raised"
    >
      <p className="min-w-0 font-medium wrap-anywhere">{doneSentence(done)}</p>
      {canUndo && (
        <Button
          tone="outline"
          size="medium"
          aria-label={`${ui.undo} #${order.number}`}
          busy={kitchen.underWay(order) === 'undo'}
          onClick={() => void kitchen.move({ order, action: 'undo' })}
        >
          {ui.undo}
        </Button>
      )}
      <IconButton label={words.close} icon={<XIcon />} onClick={close} />
    </div>
  );
}
