import XIcon from 'lucide-react/icons/x';
import type { Zone } from '../../model/restaurant-time.ts';
import { nowWords } from '../../shared/kitchen/kitchen-words.ts';
import type { OrderMoves } from '../../shared/kitchen/use-order-moves.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { useCanceledOrders } from './canceled-orders.ts';
import { UndoBar } from './undo-bar.tsx';

/** Only the messages take presses, not the space around them. */
const stack = 'grid justify-items-center gap-2 *:pointer-events-auto';

type Problem = { text: string; close: () => void };
type BoardMessagesProps = {
  moves: OrderMoves;
  problem: Problem | undefined;
  canceled: ReturnType<typeof useCanceledOrders>;
  zone: Zone;
};

/** Messages lie above the columns and never between them, so that they move no card. */
export function BoardMessages({ moves, problem, canceled, zone }: BoardMessagesProps) {
  const { refusal, done } = moves;
  const shown = refusal ? { text: refusal, close: moves.closeRefusal } : problem;
  return (
    <div className="pointer-events-none relative z-5 h-0">
      <div className="absolute inset-x-0 bottom-3 grid justify-items-center gap-2 px-3">
        <div role="alert" className={stack}>
          {shown && <Message {...shown} />}
          {canceled.canceled.map((order) => (
            <Message
              key={order._id}
              text={nowWords(order)}
              close={() => {
                canceled.close(order);
              }}
            />
          ))}
        </div>
        <div role="status" className={stack}>
          {done && (
            // Each step gets a new bar, so that a pointer held over the last one has no effect.
            <UndoBar
              key={`${done.order._id} ${done.order.revision}`}
              done={done}
              moves={moves}
              zone={zone}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Message({ text, close }: Problem) {
  return (
    <div className="pop flex items-center gap-4 rounded-lg border border-tomato bg-tomato-100 py-1.5 pr-2 pl-5 shadow-raised">
      <p className="min-w-0 text-lg font-semibold wrap-anywhere">{text}</p>
      <IconButton label="Close message" icon={<XIcon />} onClick={close} />
    </div>
  );
}
