import { useEffect, useState } from 'react';
import { timeInWords, type Zone } from '../../model/restaurant-time.ts';
import { doneSentence } from '../../shared/kitchen/kitchen-words.ts';
import type { Done, OrderMoves } from '../../shared/kitchen/use-order-moves.ts';
import { Button } from '../../ui/button.tsx';

const shownMs = 5000;

type UndoBarProps = { done: Done; moves: OrderMoves; zone: Zone };

/** Says for five seconds what was done and by whom, and undoes it; the card's menu can, too. */
export function UndoBar({ done, moves, zone }: UndoBarProps) {
  const { order, action, elsewhere } = done;
  const { closeDone } = moves;
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(closeDone, shownMs);
    return () => {
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done, isKept]);
  const canUndo = action !== 'reject' && action !== 'undo' && !elsewhere;
  const keep = () => {
    setIsKept(true);
  };
  const letGo = () => {
    setIsKept(false);
  };
  return (
    <div className="pop flex min-h-16 items-center gap-4 rounded-pill bg-ink py-1.5 pr-2 pl-6 text-lg text-paper shadow-raised">
      <p className="min-w-0 pr-4 font-semibold wrap-anywhere">{sentenceOf(done, zone)}</p>
      {canUndo && (
        <Button
          tone="outline"
          className="min-h-13 px-6 text-lg"
          aria-label={`Undo #${order.number}`}
          busy={moves.busyWith(order) === 'undo'}
          // The timer stops while somebody is about to press the button.
          onPointerEnter={keep}
          onPointerLeave={letGo}
          onFocus={keep}
          onBlur={letGo}
          onClick={() => void moves.run({ order, action: 'undo' })}
        >
          Undo
        </Button>
      )}
    </div>
  );
}

/** Returns `#47 Dana accepted`, with ` on Pass at 6:42 PM` if another screen was first. */
function sentenceOf(done: Done, zone: Zone): string {
  const what = doneSentence(done);
  const { elsewhere } = done;
  if (!elsewhere) return what;
  const where = elsewhere.name ? ` on ${elsewhere.name}` : ' on another screen';
  return `${what}${where} at ${timeInWords(elsewhere.at, zone)}`;
}
