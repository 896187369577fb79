import BanIcon from 'lucide-react/icons/ban';
import XIcon from 'lucide-react/icons/x';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useNow } from '../../lib/use-now.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { BoardWork } from './board-work.ts';
import { canceledNotes, type CanceledNote } from './canceled-orders.ts';

const nowEveryMs = 60_000;

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

type CanceledListProps = {
  canceled: readonly Order[];
  zone: Zone;
  onConfirm: (read: readonly Order[]) => void;
};

/** All canceled orders in one line, which scrolls sideways, so that no card moves. */
function CanceledList({ canceled, zone, onConfirm }: CanceledListProps) {
  const nowMs = useNow(nowEveryMs);
  const count = canceled.length;
  return (
    <section
      aria-label="Canceled orders"
      className="pop flex h-14 items-stretch overflow-hidden rounded-sm border border-tomato bg-tomato-100"
    >
      {/* The list can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} className="flex min-w-0 flex-1 items-center gap-3 overflow-x-auto px-3">
        <BanIcon aria-hidden="true" className="size-5 shrink-0 text-tomato max-sm:hidden" />
        <p className="shrink-0 font-semibold text-tomato">
          {count === 1 ? '1 canceled:' : `${count} canceled:`}
        </p>
        <ul className="flex shrink-0 gap-x-4 whitespace-nowrap">
          {canceledNotes(canceled, { nowMs, zone }).map((note) => (
            <Note key={note.id} {...note} />
          ))}
        </ul>
      </div>
      <Button
        tone="quiet"
        className="shrink-0 rounded-none! border-l border-tomato! px-5 text-tomato"
        onClick={() => {
          onConfirm(canceled);
        }}
      >
        Got it
      </Button>
    </section>
  );
}

function Note({ called, stop, due }: CanceledNote) {
  return (
    <li className="grid shrink-0 leading-tight">
      <span className="font-bold">
        {called}
        {stop && `, ${stop}`}
      </span>{' '}
      <span className="text-sm tabular-nums">{due}</span>
    </li>
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
