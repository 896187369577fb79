import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import BanIcon from 'lucide-react/icons/ban';
import type { Order } from '@thymely/contract/orders/endpoints';
import { useNow } from '../../../lib/use-now.ts';
import type { Zone } from '../../../model/restaurant-time.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts';
import { canceledNotes, type CanceledNote } from './canceled-orders.ts';
import { useRead } from './use-read.ts';
import * as words from './words.en.ts';

const nowEveryMs = 60_000;

type CanceledListProps = {
  canceled: readonly Order[];
  zone: Zone;
  onConfirm: (read: readonly Order[]) => void;
};

/**
 * All canceled orders in one line, so that no card moves. On a phone or an upright tablet the line
 * has room for one, and a button opens the whole list: only what was in sight can be confirmed.
 */
export function CanceledList({ canceled, zone, onConfirm }: CanceledListProps) {
  const nowMs = useNow(nowEveryMs);
  const count = canceled.length;
  const hasMore = count > 1;
  const notes = canceledNotes(canceled, { nowMs, zone });
  const section = useRef<HTMLElement>(null);
  useFocusAfterRemoval(section);
  return (
    <section
      ref={section}
      aria-label={words.canceledOrders}
      className="pop flex min-h-14 flex-wrap items-stretch overflow-hidden rounded-sm border border-tomato bg-tomato-100"
    >
      {/* The list can be scrolled by keyboard where it has more than it can show. */}
      {/* oxlint-disable-next-line a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} className={listClasses}>
        <BanIcon aria-hidden="true" className="size-5 shrink-0 text-tomato max-md:hidden" />
        <p className="shrink-0 font-semibold text-tomato max-md:sr-only">{words.canceled(count)}</p>
        <ul className="flex min-w-0 gap-x-4 whitespace-nowrap max-lg:flex-1 lg:shrink-0">
          {notes.map((note) => (
            <Note key={note.id} {...note} className="max-lg:not-first:hidden" />
          ))}
        </ul>
      </div>
      <ConfirmButton
        tone="quiet"
        className={classes(confirmClasses, hasMore && 'max-lg:hidden')}
        canceled={canceled}
        onConfirm={onConfirm}
      />
      {hasMore && (
        <WholeList section={section} notes={notes} canceled={canceled} onConfirm={onConfirm} />
      )}
    </section>
  );
}

type ConfirmProps = Pick<CanceledListProps, 'canceled' | 'onConfirm'>;

/** Confirms the orders that have been in sight for long enough to be read. */
function ConfirmButton(props: ConfirmProps & ButtonLook & { className?: string }) {
  const { canceled, onConfirm, ...look } = props;
  const readOrders = useRead(canceled);
  return (
    <Button
      {...look}
      onClick={() => {
        onConfirm(readOrders());
      }}
    >
      {words.gotIt}
    </Button>
  );
}

type WholeListProps = ConfirmProps & {
  section: RefObject<HTMLElement | null>;
  notes: readonly CanceledNote[];
};

/** On a phone or an upright tablet: a button that opens the whole list, where it is confirmed. */
function WholeList({ section, notes, canceled, onConfirm }: WholeListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const both = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(both);
  // It takes the place of the button that confirms a single order. This must be a layout effect:
  // once the page is drawn, a hidden button has lost the focus.
  useLayoutEffect(() => {
    const focused = section.current?.querySelector(':focus');
    if (focused?.getClientRects().length === 0) opener.current?.focus();
  }, [section]);
  return (
    <div ref={both} className="contents">
      <Button
        ref={opener}
        tone="quiet"
        aria-haspopup="dialog"
        className={classes(confirmClasses, 'lg:hidden')}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {words.showAll(notes.length)}
      </Button>
      <Dialog
        open={isOpen}
        title={words.ordersCanceled(notes.length)}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <ul className="mb-5 grid gap-3">
          {notes.map((note) => (
            <Note key={note.id} {...note} isWhole />
          ))}
        </ul>
        <ConfirmButton size="large" canceled={canceled} onConfirm={onConfirm} />
      </Dialog>
    </div>
  );
}

const listClasses = 'flex min-w-0 flex-1 basis-[5rem] items-center gap-3 overflow-x-auto px-3';
const confirmClasses = 'shrink-0 rounded-none! border-s border-tomato! px-3 text-tomato md:px-5';

type NoteProps = CanceledNote & {
  /** Whether the whole name is shown, however long it is. */
  isWhole?: boolean;
  className?: string;
};

function Note({ called, remark, due, isWhole = false, className }: NoteProps) {
  return (
    <li className={classes('grid min-w-0 grid-cols-1 leading-tight', className)}>
      <span
        className={classes('font-bold', !isWhole && 'flex max-md:flex-col max-md:text-sm/tight')}
      >
        <span className={isWhole ? 'wrap-anywhere' : 'truncate'}>{called}</span>
        {remark && (
          <span className="shrink-0 whitespace-pre">
            <span className={classes(!isWhole && 'max-md:sr-only')}>, </span>
            <span>{remark}</span>
          </span>
        )}
      </span>{' '}
      <span className="text-sm tabular-nums">{due}</span>
    </li>
  );
}
