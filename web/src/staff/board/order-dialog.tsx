import { timeInWords } from '@thymely/contract/ground/in-words';
import type { AnswerRules } from '@thymely/contract/ordering/answer-time';
import { isKnownState } from '@thymely/contract/orders/order-states';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { type Zone } from '../../model/restaurant-time.ts';
import { AllergyBox } from '../../shared/kitchen/allergy-box.tsx';
import { dishCount, stateInWords } from '../../shared/kitchen/kitchen-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { nextStep, otherSteps, type BoardActions } from './card/card-actions.ts';
import { DishAllergens } from './dish-allergens.tsx';
import { DueBand } from './card/due-band.tsx';
import { dueFacts } from './card/due-facts.ts';
import { DishLines, NoteBox } from './card/order-dishes.tsx';
import { GuestPhone } from './guest-phone.tsx';
import { hasNotice } from '../parts/has-notice.ts';
import { printTicket } from '../parts/print-ticket.ts';
import { ReloadBoardButton } from '../parts/reload-board-button.tsx';
import * as parts from '../parts/words.en.ts';
import * as words from './words.en.ts';

type OrderDialogProps = {
  order: Order;
  columns: 3 | 4;
  nowMs: number;
  zone: Zone;
  rules: AnswerRules | undefined;
  isOff: boolean;
  actions: BoardActions;
  onClose: () => void;
};

/** All details of an order, and everything that can be done with it. */
export function OrderDialog(props: OrderDialogProps) {
  const { order, nowMs, zone, rules, onClose } = props;
  const due = dueFacts(order, { nowMs, zone, rules });
  return (
    <Dialog open onClose={onClose} title={calledOrder(order)}>
      <div className="grid gap-4">
        <DueBand due={due} isReady={order.state === 'ready'} />
        {due.declining && <p className="font-bold text-amber">{due.declining}</p>}
        {hasNotice(order) && <p className="font-bold text-leaf-700">{parts.orderedAhead}</p>}
        <AllergyBox text={order.allergies} />
        {order.note && <NoteBox text={order.note} />}
        <DishLines lines={order.lines} />
        <DishAllergens lines={order.lines} />
        <p className="text-soft tabular-nums">
          {`${stateInWords(order.state)} · ${dishCount(order)} · ${formatCents(order.totalCents)} · ${words.placedAt(timeInWords(order.placedAt, zone))}`}
        </p>
        <GuestPhone key={order._id} order={order} />
        <Steps {...props} />
      </div>
    </Dialog>
  );
}

function Steps({ order, columns, nowMs, isOff, actions, onClose }: OrderDialogProps) {
  const next = nextStep(order, columns);
  const others = otherSteps(order, columns, nowMs);
  const isNew = order.state === 'placed';
  if (!isKnownState(order.state)) return <ReloadBoardButton className="min-h-13" />;
  const name = `#${order.number}`;
  return (
    <div className="grid grid-cols-2 gap-2">
      {[...(next ? [next] : []), ...others].map(({ action, label }, index) => (
        <Button
          key={action}
          tone={index === 0 && action !== 'undo' ? 'primary' : 'outline'}
          className="min-h-13"
          disabled={isOff}
          onClick={() => {
            onClose();
            actions.press(order, action);
          }}
        >
          {label}
        </Button>
      ))}
      {isNew && (
        <Button
          tone="outline"
          className="min-h-13"
          aria-label={words.acceptWithDelay(name)}
          disabled={isOff}
          onClick={() => {
            actions.ask(order, 'delay');
          }}
        >
          {words.withDelay}
        </Button>
      )}
      <Tickets order={order} />
      <Button
        tone="quiet"
        className="col-span-2 min-h-13 text-tomato"
        aria-label={words.rejectOrder(name)}
        disabled={isOff}
        onClick={() => {
          actions.ask(order, 'reject');
        }}
      >
        {words.reject}
      </Button>
    </div>
  );
}

function Tickets({ order }: Pick<OrderDialogProps, 'order'>) {
  return (['kitchen', 'counter'] as const).map((copy) => (
    <Button
      key={copy}
      tone="outline"
      className="min-h-13 whitespace-normal!"
      onClick={() => {
        printTicket({ order, copy });
      }}
    >
      {copy === 'kitchen' ? parts.kitchenTicket : parts.counterTicket}
    </Button>
  ));
}
