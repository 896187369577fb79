import XIcon from 'lucide-react/icons/x';
import type { Zone } from '../../model/restaurant-time.ts';
import { CanceledList } from '../../shared/kitchen/canceled/canceled-list.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { BoardWork } from './board-work.ts';

type BoardNoticesProps = { work: BoardWork; zone: Zone };

/** The canceled orders, and why the last step was refused, in a row where nothing else is. */
export function BoardNotices({ work, zone }: BoardNoticesProps) {
  const { moves, canceled, soldOut } = work;
  const isListed = canceled.canceled.some(({ _id }) => _id === moves.refusedId);
  const refusal =
    moves.refusal && !isListed
      ? { text: moves.refusal, close: moves.closeRefusal }
      : soldOut.problem;
  return (
    <div role="alert" className="grid grid-cols-1 gap-1">
      {canceled.canceled.length > 0 && (
        <CanceledList canceled={canceled.canceled} zone={zone} onConfirm={canceled.confirm} />
      )}
      {refusal && <Message {...refusal} />}
    </div>
  );
}

type MessageProps = { text: string; close: () => void };

function Message({ text, close }: MessageProps) {
  return (
    <div className="pop flex min-h-14 items-center gap-3 rounded-sm border border-tomato bg-tomato-100 pr-1 pl-4">
      <p className="min-w-0 flex-1 py-1 leading-tight font-semibold wrap-anywhere max-md:text-sm">
        {text}
      </p>
      <IconButton label="Close message" icon={<XIcon />} onClick={close} />
    </div>
  );
}
