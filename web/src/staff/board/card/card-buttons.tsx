import ClockPlusIcon from 'lucide-react/icons/clock-plus';
import EllipsisIcon from 'lucide-react/icons/ellipsis';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { BoardCardProps } from './board-card.tsx';
import { nextStep } from './card-actions.ts';

type CardButtonsProps = Pick<
  BoardCardProps,
  'order' | 'columns' | 'busy' | 'doubt' | 'isOff' | 'actions'
>;

/** The button that moves an order on, and the menu of other steps. */
export function CardButtons({ order, columns, busy, doubt, isOff, actions }: CardButtonsProps) {
  const next = nextStep(order, columns);
  if (!next) return null;
  const isNew = order.state === 'placed';
  const name = `#${order.number}`;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button
        data-primary
        tone={isNew ? 'primary' : 'outline'}
        className="min-h-13 min-w-full flex-1 px-3 text-lg @[12rem]:min-w-0"
        aria-label={`${next.label} ${name}`}
        busy={busy !== undefined}
        disabled={isOff}
        onClick={() => {
          actions.press(order, next.action);
        }}
      >
        {next.label}
      </Button>
      {isNew && (
        <IconButton
          label={`Accept ${name} with a delay`}
          icon={<ClockPlusIcon />}
          aria-haspopup="dialog"
          className="h-13 w-full border border-line @[12rem]:w-13"
          disabled={isOff || doubt === 'asking'}
          onClick={() => {
            actions.ask(order, 'delay');
          }}
        />
      )}
      <IconButton
        label={`More for ${name}`}
        icon={<EllipsisIcon />}
        aria-haspopup="dialog"
        className="size-13 @max-[12rem]:absolute @max-[12rem]:top-1 @max-[12rem]:right-0"
        onClick={() => {
          actions.ask(order, 'more');
        }}
      />
    </div>
  );
}
