import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { nameWithChoices } from '../../../shared/choices/choice-words.ts';
import { LineDetails } from '../../../shared/choices/line-details.tsx';
import { LineThumb } from '../../../shared/dish-thumb.tsx';
import { classes } from '../../../ui/classes.ts';
import { LineTotal } from '../../parts/line-total.tsx';
import type { OrderChanges } from '../compare-orders.ts';
import { dayLabel, type ZonedNow } from '../pickup/pickup-times.ts';
import { ProblemNote } from '../problem-note.tsx';
import { SimilarInstead } from './similar-instead.tsx';
import { useLineMending } from './use-line-mending.ts';
import { DisclosureArrow } from '../../../ui/disclosure-arrow.tsx';
import * as words from '../words.en.ts';

type Line = Checkout['lines'][number];

/** The width from which the page has two columns, in pixels. */
const desktopWidth = 1024;

type CheckoutLinesProps = {
  email: string;
  /** What the diner has written about their allergies. */
  allergies: string;
  lines: Line[];
  totalCents: number;
  problems: OrderProblem[];
  changes: OrderChanges | undefined;
  now: ZonedNow;
  /** Resolves once the new total is shown. */
  onRemoved: (lineId: string) => Promise<void>;
  /** The same once fewer portions of a line are taken. */
  onTaken: (lineId: string, portions: number) => Promise<void>;
  /** The business days that can be ordered for. */
  days: readonly string[];
  /** Called to order for one of them. */
  onDay: (day: string) => void;
};

/** What will be ordered, with the changes and problems of each line beside it. */
export function CheckoutLines(props: CheckoutLinesProps) {
  const { email, lines, totalCents, problems, changes, onRemoved, onTaken } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has gone with its line or its problem.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const mending = useLineMending(email, {
    onRemoved: (lineId) => onRemoved(lineId).then(focusHeading),
    onTaken: (lineId, portions) => onTaken(lineId, portions).then(focusHeading),
  });
  // On a phone they are folded: the diner has just come from the cart.
  const [isOpen, setIsOpen] = useState(() => innerWidth >= desktopWidth);
  const mustBeOpen = problems.length > 0 || changes !== undefined;
  const dishes = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="rounded-lg bg-card p-4 shadow-card sm:p-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {words.yourOrder}
        </h2>
        <Link
          to="/cart-page"
          className="py-2 font-medium text-leaf-700 underline underline-offset-4"
        >
          {words.changeCart}
        </Link>
      </div>
      {changes && changes.gone.length > 0 && (
        <p
          data-change=""
          tabIndex={-1}
          className="mb-4 rounded-sm bg-amber-100 px-4 py-3 font-medium wrap-anywhere text-amber"
        >
          {words.goneFromCart(changes.gone.join(', '))}
        </p>
      )}
      <details
        className="group"
        open={isOpen || mustBeOpen}
        onToggle={(event) => {
          setIsOpen(event.currentTarget.open);
        }}
      >
        <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 font-semibold tabular-nums">
          <span>{words.dishes(dishes)}</span>
          <span className="flex items-center gap-3">
            <span translate="no">{formatCents(totalCents)}</span>
            <DisclosureArrow />
          </span>
        </summary>
        <Lines {...props} mending={mending} />
      </details>
    </section>
  );
}

type LinesProps = CheckoutLinesProps & { mending: ReturnType<typeof useLineMending> };

function Lines(props: LinesProps) {
  const { lines, allergies, problems, changes, now, mending } = props;
  const inCart = lines.map(({ menuItemId }) => menuItemId);
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
                isBusy={mending.busyId === line.lineId}
                onRemove={() => void mending.remove(line.lineId)}
                onTake={(portions) => void mending.take(line, portions)}
                otherDay={otherDayFor(problem, props)}
              />
            ))}
          {problems.some((problem) => problem.lineId === line.lineId && isMissing(problem)) && (
            <SimilarInstead
              line={line}
              inCart={inCart}
              allergies={allergies}
              isBusy={mending.busyId !== undefined}
              onReplace={(dish) => void mending.replace(line, dish)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns the next day for a line of which too few portions are left; undefined without another. */
function otherDayFor({ code, day }: OrderProblem, { days, now, onDay }: LinesProps) {
  const other = code === 'portions' ? days.find((each) => each !== day) : undefined;
  if (other === undefined) return undefined;
  return {
    label: dayLabel(other, now),
    choose: () => {
      onDay(other);
    },
  };
}

/** Whether a problem is that the dish itself cannot be had, whatever its choices. */
function isMissing({ code, limit }: OrderProblem): boolean {
  return code === 'sold_out' || code === 'dish_gone' || (code === 'portions' && limit === 0);
}

function LineFacts({ line, changes }: { line: Line; changes: string[] | undefined }) {
  const { menuItemId, name, quantity, unitCents, totalCents, available } = line;
  const { choices, note, allergens } = line;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 max-[20rem]:grid-cols-1">
      <LineThumb line={line} isGray={!available} className="size-14 rounded-pill bg-leaf-100" />
      <div className="grid gap-0.5 leading-snug wrap-anywhere">
        <p className={classes('font-semibold', !available && 'text-soft line-through')}>
          <span className="tabular-nums" translate="no">{`${quantity} ×`}</span> <bdi>{name}</bdi>
        </p>
        {quantity > 1 && (
          <p className="text-sm text-soft tabular-nums">{words.each(formatCents(unitCents))}</p>
        )}
        {changes && (
          <ul
            data-change=""
            tabIndex={-1}
            aria-label={words.changes}
            className="text-sm font-medium text-amber"
          >
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </div>
      <LineTotal cents={totalCents} isCounted={available} />
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
