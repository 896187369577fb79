import { useId, useState, type FormEvent } from 'react';
import type { Order } from '@thymely/contract/orders/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import { rejectReasons, type RejectReason } from '@thymely/contract/orders/order-states';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { reasonWords } from './kitchen-words.ts';
import { SoldOutChoice, type SoldOutDish } from './sold-out-choice.tsx';

export type Rejection = { reason: RejectReason; text?: string };
type Fault = 'reason' | 'text';

type RejectDialogProps = {
  order: Order;
  onReject: (rejection: Rejection) => void;
  /** Offered with the reason that something is sold out: takes dishes off sale for today. */
  onSoldOut?: (dishes: readonly SoldOutDish[]) => void;
  onClose: () => void;
};

/** Asks why: a rejection is for good, and the diner reads the reason. */
export function RejectDialog({ order, onReject, onSoldOut, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectReason>();
  const [text, setText] = useState('');
  const [dishes, setDishes] = useState<readonly SoldOutDish[]>([]);
  const [error, setError] = useState<Fault>();
  const offersSoldOut = onSoldOut !== undefined && reason === 'sold_out';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const soldOut = offersSoldOut ? dishes : [];
    const words = text.trim() || wordsFor(soldOut);
    const fault = faultIn(reason, words);
    if (fault || reason === undefined) {
      setError(fault);
    } else {
      if (soldOut.length > 0) onSoldOut?.(soldOut);
      onReject({ reason, ...(words && { text: words }) });
      onClose();
    }
  };
  return (
    <Dialog open onClose={onClose} title={`Reject #${order.number}?`}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <p>{order.name} will read why on the order's page. This can't be undone.</p>
        <Reasons
          reason={reason}
          error={error === 'reason' ? 'Choose a reason.' : undefined}
          onChoose={(chosen) => {
            setReason(chosen);
            setError(undefined);
          }}
        />
        {offersSoldOut && <SoldOutChoice order={order} chosen={dishes} onChoose={setDishes} />}
        <TextAreaField
          label={reason === 'other' ? 'Your words' : 'Your words (optional)'}
          hint="The diner reads them too."
          error={error === 'text' ? 'Write what the diner should know.' : undefined}
          rows={2}
          maxLength={orderLimits.rejectTextLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <Buttons onClose={onClose} />
      </form>
    </Dialog>
  );
}

function faultIn(reason: RejectReason | undefined, words: string): Fault | undefined {
  if (reason === undefined) return 'reason';
  return reason === 'other' && words === '' ? 'text' : undefined;
}

/** Said after the usual sentence, unless the kitchen has words of its own. */
function wordsFor(dishes: readonly SoldOutDish[]): string {
  if (dishes.length === 0) return '';
  const words = `Sold out today: ${dishes.map(({ name }) => name).join(', ')}.`;
  return [...words].slice(0, orderLimits.rejectTextLength).join('');
}

function Buttons({ onClose }: Pick<RejectDialogProps, 'onClose'>) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button tone="outline" onClick={onClose}>
        Keep order
      </Button>
      <Button tone="danger" type="submit">
        Reject order
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
      <legend className="mb-1 font-semibold">Reason</legend>
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
          {reasonWords[each]}
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
