import XIcon from 'lucide-react/icons/x';
import type { Zone } from '../../lib/restaurant-time.ts';
import type { OrderMoves } from '../../shared/kitchen/use-order-moves.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { UndoBar } from './undo-bar.tsx';

type Problem = { text: string; close: () => void };
type BoardMessagesProps = { moves: OrderMoves; problem: Problem | undefined; zone: Zone };

/** Above the columns and never between them: what is said moves no card. */
export function BoardMessages({ moves, problem, zone }: BoardMessagesProps) {
  const { refusal, done } = moves;
  const shown = refusal ? { text: refusal, close: moves.closeRefusal } : problem;
  return (
    <div className="pointer-events-none relative z-5 h-0">
      <div className="absolute inset-x-0 bottom-3 grid justify-items-center gap-2 px-3 *:pointer-events-auto">
        <div role="alert">
          {shown && (
            <div className="pop flex items-center gap-4 rounded-lg border border-tomato bg-tomato-100 py-1.5 pr-2 pl-5 shadow-raised">
              <p className="text-lg font-semibold">{shown.text}</p>
              <IconButton label="Close message" icon={<XIcon />} onClick={shown.close} />
            </div>
          )}
        </div>
        <div role="status">{done && <UndoBar done={done} moves={moves} zone={zone} />}</div>
      </div>
    </div>
  );
}
