import { isKnownState } from '@thymely/contract/orders/order-states';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { BoardCardProps } from './same-card.ts';
import { nextStep } from './card-actions.ts';
import { cardPlaces } from './card-places.ts';
import { ReloadBoardButton } from '../../parts/reload-board-button.tsx';
import * as words from './words.en.ts';

/** The button that moves an order on: the last line, or at the end of the first one. */
export function NextStepButton({ order, columns, busy, isOff, actions }: BoardCardProps) {
  const next = nextStep(order, columns);
  if (!isKnownState(order.state))
    return <ReloadBoardButton className="z-1 mt-1 min-h-14 rounded-[14px]! px-2!" />;
  if (!next) return null;
  const isNew = order.state === 'placed';
  return (
    <Button
      data-primary
      tone={isNew ? 'primary' : 'outline'}
      // The spinner lies above the label: the button keeps its size, so that no other card is laid out.
      className={classes(
        'relative z-1 min-h-14 rounded-[14px]! px-2! [&>svg]:absolute [&>svg]:top-0.5 [&>svg]:size-4',
        'roomy:col-span-full! roomy:col-start-1! roomy:row-auto! roomy:mt-1 roomy:min-h-(--order-step) roomy:rounded-[20px]! roomy:text-(length:--order-line)',
        cardPlaces(order).step,
        !isNew && 'border-2! border-leaf-700! text-leaf-700',
      )}
      aria-label={`${next.label} #${order.number}`}
      busy={busy !== undefined}
      disabled={isOff}
      onClick={() => {
        actions.press(order, next.action);
      }}
    >
      {next.label}
    </Button>
  );
}

/** Opens the details of an order: it is as large as the card, below the button of the next step. */
export function DetailsButton({ order, actions }: Pick<BoardCardProps, 'order' | 'actions'>) {
  return (
    <button
      type="button"
      aria-label={words.moreFor(`#${order.number}`).join('')}
      aria-haspopup="dialog"
      className="absolute inset-0 rounded-[10px] -outline-offset-2"
      onClick={() => {
        actions.ask(order, 'more');
      }}
    />
  );
}
