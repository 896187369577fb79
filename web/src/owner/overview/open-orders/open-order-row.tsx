import { listed } from '@thymely/contract/ground/in-words';
import type { Order } from '@thymely/contract/orders/endpoints';
import { comingTime, type Zone } from '../../../model/restaurant-time.ts';
import { nameWithSize } from '../../../shared/choices/line-size.ts';
import { isForLater } from '../../../shared/kitchen/board-columns.ts';
import { DoubtNote } from '../../../shared/kitchen/doubt-note.tsx';
import { dueInWords, stateInWords } from '../../../shared/kitchen/kitchen-words.ts';
import { doubtAbout, type KitchenSteps } from '../../../shared/kitchen/use-kitchen-steps.ts';
import { StateChip } from '../../../shared/state-chip.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { nextSteps } from '../../parts/next-steps.ts';
import * as words from '../words.en.ts';

type OpenOrderRowProps = {
  order: Order;
  nowMs: number;
  leadMinutes: number;
  zone: Zone;
  kitchen: KitchenSteps;
  isFirst: boolean;
};

/** An open order in a row, with its one next step, or its details while it is too early for one. */
export function OpenOrderRow({ order, zone, kitchen, isFirst, ...now }: OpenOrderRowProps) {
  const { nowMs } = now;
  const { _id, number, name, state, lines, dueAt } = order;
  const isLater = state === 'accepted' && isForLater(order, now);
  const due = dueInWords(dueAt, nowMs);
  const doubt = doubtAbout(kitchen.byOrder, order);
  return (
    <li className="grid grid-cols-1 items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:px-6 @2xs:grid-cols-[auto_minmax(0,1fr)_auto] @lg:grid-cols-[2.5rem_minmax(0,1fr)_6rem_5.5rem_7rem]">
      <span className="text-lg font-bold tabular-nums" translate="no">{`#${number}`}</span>
      <span className="leading-snug">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        <span className="line-clamp-1 text-sm text-soft">{dishesInWords(lines)}</span>
      </span>
      <span className="text-sm leading-snug tabular-nums @max-lg:flex @max-lg:flex-wrap @max-lg:gap-x-2 @2xs:@max-lg:order-last @2xs:@max-lg:col-span-2 @2xs:@max-lg:col-start-1">
        <span className="block font-semibold" translate="no">
          {comingTime(dueAt, { nowMs, zone })}
        </span>
        {due.words && state !== 'ready' && (
          <span className={classes('block', dueTones[due.tone])}>{due.words}</span>
        )}
      </span>
      <StateChip
        order={order}
        word={isLater ? words.later : stateInWords(state)}
        tone={isLater ? 'over' : undefined}
        className="@2xs:@max-lg:order-last @2xs:@max-lg:justify-self-end"
      />
      <OneAction order={order} kitchen={kitchen} isLater={isLater} isFirst={isFirst} id={_id} />
      {doubt && (
        <div className="order-last col-span-full">
          <DoubtNote doubt={doubt} />
        </div>
      )}
    </li>
  );
}

const dueTones = {
  late: 'font-semibold text-tomato',
  soon: 'font-semibold text-amber',
  later: 'text-soft',
};

function dishesInWords(lines: Order['lines']): string {
  return listed(
    lines.map((line) =>
      line.quantity > 1 ? `${line.quantity} ${nameWithSize(line)}` : nameWithSize(line),
    ),
  );
}

type OneActionProps = Pick<OpenOrderRowProps, 'order' | 'kitchen' | 'isFirst'> & {
  isLater: boolean;
  id: string;
};

function OneAction({ order, kitchen, isLater, isFirst, id }: OneActionProps) {
  const { number, state } = order;
  const next = nextSteps[state]?.[0];
  if (isLater || next === undefined) {
    return (
      <ButtonLink
        to={`/dashboard/all-orders/${id}`}
        tone="outline"
        aria-label={words.detailsOf(number)}
        className="px-3!"
      >
        <span>{words.details}</span>
      </ButtonLink>
    );
  }
  return (
    <Button
      tone={isFirst && state === 'placed' ? 'primary' : 'outline'}
      aria-label={`${next.label} #${number}`}
      className="px-3!"
      busy={kitchen.underWay(order) !== undefined}
      onClick={() => void kitchen.move({ order, action: next.action })}
    >
      {next.label}
    </Button>
  );
}
