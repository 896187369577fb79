import { useId, useState, type FormEvent } from 'react';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import { rejectReasons, type RejectReason } from '@thymely/contract/orders/order-states';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextAreaField } from '../../ui/fields/field.tsx';
import { RejectAllOffer, RejectAllQuestion, useDinerOrders } from './reject-all.tsx';
import { RejectedDishChoice, type RejectedDish } from './sold-out-choice.tsx';
import * as words from './words.en.ts';

export type Rejection = { reason: RejectReason; text?: string };
type Fault = 'reason' | 'text';

type RejectDialogProps = {
  order: Order;
  onReject: (rejection: Rejection) => void;
  /** Called to reject all open orders of the same guest, which `orders` holds. */
  onRejectAll: (rejection: Rejection & { orders: readonly Order[] }) => void;
  /** Marks dishes sold out for today; offered with the reason that something is sold out. */
  onSoldOut?: (dishes: readonly RejectedDish[]) => void;
  onClose: () => void;
};

/** Asks for the reason: a rejection is final, and the diner reads the reason. */
export function RejectDialog(props: RejectDialogProps) {
  const { order, onReject, onRejectAll, onClose } = props;
  const [asked, setAsked] = useState<Rejection>();
  const orders = useDinerOrders(order);
  return (
    <Dialog open onClose={onClose} title={words.rejectTitle(calledOrder(order))}>
      {/* The form keeps its state, so that earlier choices are there on the way back. */}
      <div hidden={asked !== undefined}>
        <RejectForm {...props} orders={orders} onReject={onReject} onAskForAll={setAsked} />
      </div>
      {asked && (
        <RejectAllQuestion
          order={order}
          orders={orders ?? [order]}
          onBack={() => {
            setAsked(undefined);
          }}
          onReject={() => {
            onRejectAll({ ...asked, orders: orders ?? [order] });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type RejectFormProps = Omit<RejectDialogProps, 'onRejectAll'> & {
  /** The open orders of the same guest, if there are several. */
  orders: readonly Order[] | undefined;
  onAskForAll: (rejection: Rejection) => void;
};

function RejectForm(props: RejectFormProps) {
  const { order, orders, onReject, onAskForAll, onSoldOut, onClose } = props;
  const [reason, setReason] = useState<RejectReason>();
  const [text, setText] = useState('');
  const [dishes, setDishes] = useState<readonly RejectedDish[]>([]);
  const [error, setError] = useState<Fault>();
  const offersSoldOut = onSoldOut !== undefined && reason === 'sold_out';

  const checked = (then: (rejection: Rejection) => void) => {
    const soldOut = offersSoldOut ? dishes : [];
    const own = text.trim() || wordsFor(soldOut);
    const fault = faultIn(reason, own);
    setError(fault);
    if (fault || reason === undefined) return;
    then({ reason, ...(own && { text: own }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checked((rejection) => {
      if (offersSoldOut && dishes.length > 0) onSoldOut(dishes);
      onReject(rejection);
      onClose();
    });
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p>{words.rejectText(<bdi key="diner">{order.name}</bdi>)}</p>
      <Reasons
        reason={reason}
        error={error === 'reason' ? words.reasonMissing : undefined}
        onChoose={(chosen) => {
          setReason(chosen);
          setError(undefined);
        }}
      />
      {offersSoldOut && <RejectedDishChoice order={order} chosen={dishes} onChoose={setDishes} />}
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
      maxLength={orderLimits.rejectTextLength}
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
  return [...soldOut].slice(0, orderLimits.rejectTextLength).join('');
}

/** The buttons stay in sight while the rest of a long dialog scrolls behind them. */
function Buttons({ onClose }: Pick<RejectDialogProps, 'onClose'>) {
  return (
    <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-hairline bg-card px-6 py-4">
      <Button tone="outline" onClick={onClose}>
        {words.keepOrder}
      </Button>
      <Button tone="danger" type="submit">
        {words.rejectOrder}
      </Button>
    </div>
  );
}

type ReasonsProps = {
  reason: RejectReason | undefined;
  error: string | undefined;
  onChoose: (reason: RejectReason) => void;
};

function Reasons({ reason, error, onChoose }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="grid gap-1">
      <legend className="mb-1 font-semibold">{words.reason}</legend>
      {rejectReasons.map((each) => (
        <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={id}
            className="size-5 shrink-0 accent-leaf-700"
            checked={reason === each}
            onChange={() => {
              onChoose(each);
            }}
          />
          {words.reasons[each]}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-tomato">
          {error}
        </p>
      )}
    </fieldset>
  );
}
