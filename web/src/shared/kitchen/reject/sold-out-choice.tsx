import { minuteMs } from '@thymely/contract/ground/time';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useOrdering } from '../../../api/ordering.ts';
import { useNow } from '../../../lib/use-now.ts';
import { endOfToday } from '../../../model/end-of-today.ts';
import { comingInWords } from '../../../model/restaurant-time.ts';
import * as shared from '../../words.en.ts';
import * as words from '../words.en.ts';

export type RejectedDish = { _id: string; name: string };

type SoldOutChoiceProps = {
  order: Order;
  chosen: readonly RejectedDish[];
  onChoose: (dishes: readonly RejectedDish[]) => void;
};

/** Lets the kitchen choose which of the order's dishes are sold out for everybody else today. */
export function RejectedDishChoice({ order, chosen, onChoose }: SoldOutChoiceProps) {
  return (
    <fieldset className="grid gap-1 rounded-sm bg-sand px-4 py-3">
      <legend className="sr-only">{shared.soldOutToday}</legend>
      <p className="font-semibold">{words.whatIsSoldOut}</p>
      <UntilHint />
      {dishesOf(order).map((dish) => (
        <label key={dish._id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-leaf-700"
            checked={chosen.some(({ _id }) => _id === dish._id)}
            onChange={({ target }) => {
              const others = chosen.filter(({ _id }) => _id !== dish._id);
              onChoose(target.checked ? [...others, dish] : others);
            }}
          />
          <span className="wrap-anywhere">{dish.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Says until when a chosen dish is sold out. */
function UntilHint() {
  const { data: ordering } = useOrdering();
  const nowMs = useNow(minuteMs);
  const end = endOfToday(ordering, nowMs);
  const sentences = { today: words.soldOutUntilTime, later: words.soldOutUntilDay };
  const until = end && comingInWords(end, { nowMs, zone: ordering?.timeZone }, sentences);
  return (
    // The line keeps its height until the hours are known.
    <p className="min-h-5 text-sm text-soft">{end === null ? words.soldOutHint : until}</p>
  );
}

/** Returns each dish once, however many lines it has. */
function dishesOf({ lines }: Order): RejectedDish[] {
  const names = new Map(lines.map(({ menuItemId, name }) => [menuItemId, name]));
  return [...names].map(([_id, name]) => ({ _id, name }));
}
