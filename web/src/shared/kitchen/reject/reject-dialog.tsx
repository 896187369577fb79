import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { useState, type FormEvent } from 'react';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { kitchenTextLimits } from '@thymely/contract/kitchen/text-limits';
import type { RejectReason } from '@thymely/contract/orders/order-states';
import { useStickyBar } from '../../../lib/use-room-at-bottom.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextAreaField } from '../../../ui/fields/field.tsx';
import { RejectAllOffer, RejectAllQuestion, useDinerOrders } from './reject-all.tsx';
import { RejectReasons } from './reject-reasons.tsx';
import { RejectedDishChoice, type RejectedDish } from './sold-out-choice.tsx';
import * as words from '../words.en.ts';

export type Rejection = { reason: RejectReason; text?: string };
type Fault = 'reason' | 'text';

type RejectDialogProps = {
  order: Order;
  onReject: (rejection: Rejection) => void;
  /** Called to reject all open orders of the same guest, which `orders` holds. */
  onRejectAll: (rejection: Rejection & { orders: readonly Order[] }) => void;
  /** Marks dishes sold out for today; offered with the reason that something is sold out. */
  onSoldOut: (dishes: readonly RejectedDish[]) => void;
  onClose: () => void;
};

/** Asks for the reason: a rejection is final, and the diner reads the reason. */
export function RejectDialog(props: RejectDialogProps) {
  const { order, onReject, onRejectAll, onSoldOut, onClose } = props;
  const [asked, setAsked] = useState<Decided>();
  const end = ({ soldOut }: Decided) => {
    if (soldOut.length > 0) onSoldOut(soldOut);
    onClose();
  };
  const orders = useDinerOrders(order);
  return (
    <Dialog open onClose={onClose} title={words.rejectTitle(calledOrder(order))}>
      {/* The form keeps its state, so that earlier choices are there on the way back. */}
      <div hidden={asked !== undefined}>
        <RejectForm
          order={order}
          orders={orders}
          onClose={onClose}
          onReject={(decided) => {
            onReject(decided.rejection);
            end(decided);
          }}
          onAskForAll={setAsked}
        />
      </div>
      {asked && (
        <RejectAllQuestion
          order={order}
          orders={orders ?? [order]}
          onBack={() => {
            setAsked(undefined);
          }}
          onReject={() => {
            onRejectAll({ ...asked.rejection, orders: orders ?? [order] });
            end(asked);
          }}
        />
      )}
    </Dialog>
  );
}

/** A rejection, with the dishes that nobody else can order today either. */
type Decided = { rejection: Rejection; soldOut: readonly RejectedDish[] };

type RejectFormProps = Pick<RejectDialogProps, 'order' | 'onClose'> & {
  /** The open orders of the same guest, if there are several. */
  orders: readonly Order[] | undefined;
  onReject: (decided: Decided) => void;
  onAskForAll: (decided: Decided) => void;
};

function RejectForm(props: RejectFormProps) {
  const { order, orders, onReject, onAskForAll, onClose } = props;
  const [reason, setReason] = useState<RejectReason>();
  const [text, setText] = useState('');
  const [dishes, setDishes] = useState<readonly RejectedDish[]>([]);
  const [error, setError] = useState<Fault>();
  const isSoldOut = reason === 'sold_out';

  const checked = (then: (decided: Decided) => void) => {
    const soldOut = isSoldOut ? dishes : [];
    const own = text.trim() || wordsFor(soldOut);
    const fault = faultIn(reason, own);
    setError(fault);
    if (fault || reason === undefined) return;
    then({ rejection: { reason, ...(own && { text: own }) }, soldOut });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checked(onReject);
  };
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <p className="wrap-anywhere">{words.rejectText(<bdi key="diner">{order.name}</bdi>)}</p>
      <RejectReasons
        reason={reason}
        error={error === 'reason' ? words.reasonMissing : undefined}
        onChoose={(chosen) => {
          setReason(chosen);
          setError(undefined);
        }}
      />
      {isSoldOut && <RejectedDishChoice order={order} chosen={dishes} onChoose={setDishes} />}
      <Words reason={reason} text={text} isMissing={error === 'text'} onChange={setText} />
      {orders && (
        <RejectAllOffer
          order={order}
          orders={orders}
          onAsk={() => {
            checked(onAskForAll);
          }}
        />
      )}
      <Buttons onClose={onClose} />
    </form>
  );
}

type WordsProps = {
  reason: RejectReason | undefined;
  text: string;
  isMissing: boolean;
  onChange: (text: string) => void;
};

function Words({ reason, text, isMissing, onChange }: WordsProps) {
  return (
    <TextAreaField
      label={reason === 'other' ? words.ownWords : words.ownWordsOptional}
      hint={words.ownWordsHint}
      error={isMissing ? words.ownWordsMissing : undefined}
      rows={2}
      maxLength={kitchenTextLimits.rejectTextLength}
      value={text}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}

function faultIn(reason: RejectReason | undefined, own: string): Fault | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && own === '' ? 'text' : undefined;
}

/** The text after the usual sentence, unless the kitchen writes its own. */
function wordsFor(dishes: readonly RejectedDish[]): string {
  if (dishes.length === 0) return '';
  const soldOut = words.soldOutForDiner(dishes.map(({ name }) => name).join(', '));
  return beginningOf(soldOut, kitchenTextLimits.rejectTextLength);
}

/** The buttons stay in sight while the rest of a long dialog scrolls behind them. */
function Buttons({ onClose }: Pick<RejectDialogProps, 'onClose'>) {
  return (
    <div
      ref={useStickyBar<HTMLDivElement>()}
      className="sticky data-in-place:static! bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-hairline bg-card px-6 py-4"
    >
      <Button tone="outline" onClick={onClose}>
        {words.keepOrder}
      </Button>
      <Button tone="danger" type="submit">
        {words.rejectOrder}
      </Button>
    </div>
  );
}
