import BanIcon from 'lucide-react/icons/ban';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useNow } from '../../../lib/use-now.ts';
import type { Zone } from '../../../model/restaurant-time.ts';
import { Button } from '../../../ui/button.tsx';
import { canceledNotes, type CanceledNote } from './canceled-orders.ts';

const nowEveryMs = 60_000;

type CanceledListProps = {
  canceled: readonly Order[];
  zone: Zone;
  onConfirm: (read: readonly Order[]) => void;
};

/** All canceled orders in one line, which scrolls sideways, so that no card moves. */
export function CanceledList({ canceled, zone, onConfirm }: CanceledListProps) {
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
