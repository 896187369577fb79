import type { KitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import type { Done } from '../../shared/kitchen/outcome.ts';
import { Button } from '../../ui/button.tsx';
import * as parts from '../parts/words.en.ts';
import * as words from './words.en.ts';

type FinishedListProps = { finished: readonly Done[]; steps: KitchenSteps; isOff: boolean };

/** The orders that were just handed out, below those that are ready, with a button to undo. */
export function FinishedList({ finished, steps, isOff }: FinishedListProps) {
  if (finished.length === 0) return null;
  return (
    <ul aria-label={words.handedOut} className="grid gap-1 border-t border-hairline p-2">
      {finished.map(({ order, action }) => (
        <li key={order._id} className="flex items-center justify-between gap-2 ps-2 text-soft">
          <span>
            <span className="font-bold text-ink">
              <span translate="no">{`#${order.number}`}</span> <bdi>{order.name}</bdi>
            </span>{' '}
            <span>{action === 'no-show' ? words.markedNotCollected : words.collected}</span>
          </span>
          <Button
            tone="quiet"
            className="px-3"
            aria-label={parts.undoStepOf(`#${order.number}`)}
            disabled={isOff}
            busy={steps.underWay(order) === 'undo'}
            onClick={() => void steps.move({ order, action: 'undo' })}
          >
            {words.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
