import { useEffect, useState } from 'react';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { calledOrder, isolatedName } from '@thymely/contract/orders/called-order';
import { type Zone } from '../../model/restaurant-time.ts';
import { doneSentence } from '../../shared/kitchen/kitchen-words.ts';
import type { KitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import type { Done } from '../../shared/kitchen/outcome.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import * as parts from '../parts/words.en.ts';
import * as words from './words.en.ts';

const shownMs = 5000;
/** A longer sentence is set in smaller letters, so that the pill keeps its height. */
const mostInLarge = 40;

type UndoBarProps = {
  done: Done;
  steps: KitchenSteps;
  zone: Zone;
  /** Whether it stays beyond its five seconds while somebody is about to press its button. */
  mayStay: boolean;
};

/**
 * Says for five seconds what was done and by whom, and undoes it; the card's menu can, too. It lies
 * in the bar above the board, over nothing else.
 */
export function UndoBar({ done, steps, zone, mayStay }: UndoBarProps) {
  const { order, action, elsewhere } = done;
  const [isKept, setIsKept] = useState(false);
  const stays = isKept && mayStay;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(steps.closeOutcome, shownMs, done);
    return () => {
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done, stays]);
  const canUndo = action !== 'reject' && action !== 'undo' && !elsewhere;
  const sentence = sentenceOf(done, zone);
  const keep = () => {
    setIsKept(true);
  };
  const letGo = () => {
    setIsKept(false);
  };
  return (
    <div className="pop flex min-h-14 items-center gap-3 rounded-pill max-[20rem]:flex-wrap max-[20rem]:rounded-lg bg-ink py-0.5 pe-0.5 ps-5 text-paper">
      <p
        className={classes(
          'line-clamp-3 min-w-0 pe-2 leading-tight font-semibold wrap-anywhere',
          sentence.length > mostInLarge && 'text-sm',
        )}
      >
        {sentence}
      </p>
      {canUndo && (
        <Button
          tone="outline"
          className="min-h-13 shrink-0"
          aria-label={parts.undoStepOf(`#${order.number}`)}
          busy={steps.underWay(order) === 'undo'}
          // The timer stops while somebody is about to press the button.
          onPointerEnter={keep}
          onPointerLeave={letGo}
          onFocus={keep}
          onBlur={letGo}
          onClick={() => void steps.move({ order, action: 'undo' })}
        >
          {words.undo}
        </Button>
      )}
    </div>
  );
}

/** Returns `#47 Dana accepted`, with ` on Pass at 6:42 PM` if another screen was first. */
function sentenceOf(done: Done, zone: Zone): string {
  const what = doneSentence(done);
  const { order, action, elsewhere } = done;
  if (!elsewhere) return what;
  const time = timeInWords(elsewhere.at, zone);
  const screen = isolatedName(elsewhere.name);
  if (action !== 'reject')
    return screen ? words.doneOn(what, screen, time) : words.doneElsewhere(what, time);
  // The sentence goes on after the place and the time.
  const called = calledOrder(order);
  return screen ? words.rejectedOn(called, screen, time) : words.rejectedElsewhere(called, time);
}
