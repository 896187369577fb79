import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import { useRemoveFromCart } from '../../api/cart/cart-lines.ts';
import { formatCents } from '../../model/format-price.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { nameWithChoices } from '../../shared/choices/choice-words.ts';
import { LineDetails } from '../../shared/choices/line-details.tsx';
import { LineThumb } from '../../shared/dish-thumb.tsx';
import { classes } from '../../ui/classes.ts';
import { showToast } from '../../ui/messages/messages.ts';
import type { OrderChanges } from './compare-orders.ts';
import type { ZonedNow } from './pickup/pickup-times.ts';
import { ProblemNote } from './problem-note.tsx';

type Line = Checkout['lines'][number];

/** The width from which the page has two columns, in pixels. */
const desktopWidth = 1024;

type CheckoutLinesProps = {
  email: string;
  lines: Line[];
  totalCents: number;
  problems: OrderProblem[];
  changes: OrderChanges | undefined;
  now: ZonedNow;
  /** Resolves once the new total is shown. */
  onRemoved: (lineId: string) => Promise<void>;
};

/** What will be ordered, with the changes and problems of each line beside it. */
export function CheckoutLines(props: CheckoutLinesProps) {
  const { email, lines, totalCents, problems, changes, onRemoved } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval(email, async (lineId) => {
    await onRemoved(lineId);
    // The button that had the focus has gone with its line.
    heading.current?.focus({ preventScroll: true });
  });
  // On a phone they are folded: the diner has just come from the cart.
  const [isOpen, setIsOpen] = useState(() => innerWidth >= desktopWidth);
  const mustBeOpen = problems.length > 0 || changes !== undefined;
  const dishes = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="rounded-lg bg-card p-4 shadow-card sm:p-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          Your order
        </h2>
        <Link
          to="/cart-page"
          className="py-2 font-medium text-leaf-700 underline underline-offset-4"
        >
          Change your cart
        </Link>
      </div>
      {changes && changes.gone.length > 0 && (
        <p className="mb-4 rounded-sm bg-amber-100 px-4 py-3 font-medium wrap-anywhere text-amber">
          No longer in your cart: {changes.gone.join(', ')}
        </p>
      )}
      <details
        open={isOpen || mustBeOpen}
        onToggle={(event) => {
          setIsOpen(event.currentTarget.open);
        }}
      >
        <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 font-semibold tabular-nums">
          <span>{dishes === 1 ? '1 dish' : `${dishes} dishes`}</span>
          {formatCents(totalCents)}
        </summary>
        <Lines {...props} removal={removal} />
      </details>
    </section>
  );
}

type LinesProps = CheckoutLinesProps & { removal: ReturnType<typeof useRemoval> };

function Lines({ lines, problems, changes, now, removal }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.lineId} className="grid gap-3 border-t border-hairline py-3.5">
          <LineFacts line={line} changes={changes?.lines.get(line.lineId)} />
          {problems
            .filter(({ lineId }) => lineId === line.lineId)
            .map((problem) => (
              <ProblemNote
                key={problem.code}
                problem={problem}
                now={now}
                dish={nameWithChoices(line)}
                fault={line.fault}
                isBusy={removal.busyId === line.lineId}
                onRemove={() => void removal.remove(line.lineId)}
              />
            ))}
        </li>
      ))}
    </ul>
  );
}

/**
 * Removes a line from the cart without asking, because its dish cannot be ordered. Its button is
 * busy until the new total is there, so that nothing is ordered at the old one.
 */
function useRemoval(email: string, onRemoved: (lineId: string) => Promise<void>) {
  const { mutateAsync } = useRemoveFromCart(email);
  const [busyId, setBusyId] = useState<string>();
  const remove = async (lineId: string) => {
    setBusyId(lineId);
    try {
      await mutateAsync(lineId);
      await onRemoved(lineId);
    } catch (error) {
      showToast(messageOf(error), 'warning');
    }
    setBusyId(undefined);
  };
  return { busyId, remove };
}

function LineFacts({ line, changes }: { line: Line; changes: string[] | undefined }) {
  const { menuItemId, name, image, quantity, unitCents, totalCents, available } = line;
  const { choices, note, allergens } = line;
  const total = formatCents(totalCents);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
      <LineThumb
        menuItemId={line.menuItemId}
        image={image}
        isGray={!available}
        className="size-14 rounded-pill bg-leaf-100"
      />
      <div className="grid gap-0.5 leading-snug wrap-anywhere">
        <p className={classes('font-semibold', !available && 'text-soft line-through')}>
          <span className="tabular-nums">{quantity} ×</span> <bdi>{name}</bdi>
        </p>
        {quantity > 1 && (
          <p className="text-sm text-soft tabular-nums">{formatCents(unitCents)} each</p>
        )}
        {changes && (
          <ul aria-label="What has changed" className="text-sm font-medium text-amber">
            {changes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      {available ? (
        <p className="font-semibold tabular-nums">{total}</p>
      ) : (
        <s className="text-soft tabular-nums">{total}</s>
      )}
      <LineDetails
        menuItemId={menuItemId}
        choices={choices}
        note={note}
        allergens={allergens}
        className="max-sm:col-span-full sm:col-[2/-1]"
      />
    </div>
  );
}
