import { useEffect } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { RejectDialog } from '../../shared/kitchen/reject/reject-dialog.tsx';
import type { RejectedDish } from '../../shared/kitchen/reject/sold-out-choice.tsx';
import { doubtAbout, type KitchenSteps } from '../../shared/kitchen/use-kitchen-steps.ts';
import type { BoardQuestion } from './card/card-actions.ts';
import type { CardContext } from './lanes/board-column.tsx';
import { DelayDialog } from './delay-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';

type BoardDialogsProps = CardContext & {
  /** The order; undefined once it is no longer open, so that there is nothing to ask. */
  order: Order | undefined;
  question: BoardQuestion;
  steps: KitchenSteps;
  onSoldOut: (dishes: readonly RejectedDish[]) => void;
  onClose: () => void;
};

/** The dialogs about one order, over the board. */
export function BoardDialogs({ order, question, ...props }: BoardDialogsProps) {
  const { steps, onSoldOut, onClose, ...context } = props;
  const isGone = order === undefined;
  useEffect(() => {
    // An undone step brings back the order, but not the dialog.
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!order) return null;
  const shared = { order, onClose };
  const isAsking = doubtAbout(steps.byOrder, order) === 'asking';
  switch (question) {
    case 'more':
      return <OrderDialog {...shared} {...context} isOff={context.isOff || isAsking} />;
    case 'delay':
      return (
        <DelayDialog
          {...shared}
          {...context}
          onAccept={(minutes) => {
            onClose();
            void steps.move({ order, action: 'accept', minutes });
          }}
        />
      );
    case 'reject':
      return (
        <RejectDialog
          {...shared}
          onSoldOut={onSoldOut}
          onReject={(why) => void steps.move({ order, action: 'reject', ...why })}
          onRejectAll={(all) => void steps.rejectDiner({ order, ...all })}
        />
      );
  }
}
