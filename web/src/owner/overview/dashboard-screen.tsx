import PlusIcon from 'lucide-react/icons/plus';
import { formatDate, timeInWords } from '@thymely/contract/ground/in-words';
import { messageOf } from '../../lib/http/api-error.ts';
import { useDrawnInSlices } from '../../lib/use-drawn-in-slices.ts';
import { openingWords } from '../../shared/opening-words.ts';
import { PauseButton } from '../../shared/kitchen/pause-button.tsx';
import { SoldOutButton } from '../../shared/kitchen/sold-out/sold-out-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ClosedNote } from '../parts/closed-note.tsx';
import { NextSteps } from '../parts/first-steps.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import type { Now } from './attention/attention-check.ts';
import { AttentionPanel } from './attention/attention-panel.tsx';
import { whatIsWrong } from './attention/attention.ts';
import { lookEveryMs, useRightNow, type RightNow } from './attention/use-right-now.ts';
import { OpenOrdersPanel } from './open-orders/open-orders-panel.tsx';
import { AttentionPlace, OverviewPlaces, SalesPlaces } from './overview-places.tsx';
import { OverviewText } from './overview-text.tsx';
import { TidyPanel } from './tidy-panel.tsx';
import { BestToday } from './today/best-today.tsx';
import { SalesStrip } from './today/sales-strip.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

/** The restaurant this minute: what is wrong, how it goes, what is open, and what can wait. */
export default function DashboardScreen() {
  const rightNow = useRightNow();
  const { now } = rightNow;
  // All panels come at once.
  const isDrawn = useDrawnInSlices(!rightNow.isLooking);
  const green = isDrawn ? greenButton(rightNow) : undefined;
  return (
    <>
      <ScreenHeading
        title={titles.dashboard}
        text={isDrawn && now ? <StateText now={now} /> : <OverviewText />}
      >
        <div className="flex gap-2 max-sm:px-0! sm:gap-3">
          {/* It has its place before it is known whether there are hours, which nearly all have. */}
          {(!now || takesOrders(now)) && (
            <PauseButton
              pausedUntil={now?.ordering.state === 'paused' ? now.ordering.opensAt : null}
              isOff={false}
            />
          )}
          <SoldOutButton isOff={false} staleTime={lookEveryMs} />
        </div>
        <ButtonLink to="/dashboard/add-menu" tone={green === 'add' ? 'primary' : 'outline'}>
          <PlusIcon />
          {words.addDish}
        </ButtonLink>
      </ScreenHeading>
      {isDrawn ? <Panels rightNow={rightNow} green={green} /> : <Places />}
    </>
  );
}

/** Says whether the restaurant is open, and what time it is there. */
function StateText({ now: { ordering, nowMs } }: { now: Now }) {
  const zone = ordering.timeZone;
  const day = formatDate(nowMs, zone, { weekday: 'long', month: 'short', day: 'numeric' });
  const time = timeInWords(nowMs, zone);
  const opening = openingWords(ordering, nowMs);
  return (
    <span className="flex flex-wrap gap-x-3">
      {opening !== undefined && <span className="font-semibold text-leaf-700">{opening}</span>}
      <span className="max-sm:hidden">{words.dayAndTime(day, time)}</span>
      <span className="sm:hidden" translate="no">
        {time}
      </span>
    </span>
  );
}

type Green = 'wrong' | 'order' | 'steps' | 'add';

/** Returns which button is the solid green one: the most urgent thing to do. */
function greenButton({ now, menu }: RightNow): Green {
  if (menu?.length === 0) return 'steps';
  if (now && whatIsWrong(now)[0]?.tone === 'urgent') return 'wrong';
  return now?.orders.some(({ state }) => state === 'placed') === true ? 'order' : 'add';
}

function takesOrders({ ordering }: Now): boolean {
  return ordering.state !== 'off';
}

type PanelsProps = { rightNow: RightNow; green: Green | undefined };

function Panels({ rightNow, green }: PanelsProps) {
  const { now, menu, orders, ordering, today } = rightNow;
  const isPending = !useDrawnInSlices([orders, ordering, today].every((each) => !each.isPending));
  const shown = today.data;
  const { timeZone: zone, closedNotice } = now?.ordering ?? {};
  const isInUse =
    now !== undefined && (takesOrders(now) || now.orders.length > 0 || shown?.today.placed !== 0);
  // Without dishes or hours, what is missing comes first, and nothing can be counted yet.
  const hasDay = isInUse && !isPending && menu?.length !== 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      {closedNotice !== undefined && <ClosedNote notice={closedNotice} />}
      <AttentionPanel rightNow={rightNow} now={now} hasGreenButton={green === 'wrong'} />
      <NextSteps dishes={menu?.length} ordering={now?.ordering} />
      {hasDay && shown && <SalesStrip shown={shown} nowMs={now.nowMs} zone={zone} />}
      {hasDay && !shown && <TodayMissing today={today} />}
      {/* As high as the window, so that nothing that is in sight moves when they come; anew once the height above is known. */}
      {isPending && (
        <div key={now ? 'below' : 'alone'} className="min-h-dvh">
          <OverviewPlaces />
        </div>
      )}
      {/* With a key, it comes anew: what comes into sight from below the window would count as moved. */}
      <div
        key={isPending ? 'pending' : 'known'}
        className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
      >
        {hasDay && orders.data && (
          <OpenOrdersPanel
            orders={orders.data.orders}
            room={shown?.room ?? []}
            nowMs={now.nowMs}
            leadMinutes={now.ordering.leadMinutes}
            zone={zone}
            hasGreenButton={green === 'order'}
          />
        )}
        <div className="grid grid-cols-1 gap-4">
          {hasDay && shown && <BestToday today={shown.today} menu={menu} />}
          {/* Most of what is to be tidied comes with the menu, and stands above the rest. */}
          {now && !rightNow.isMenuPending && (
            <TidyPanel now={now} isChecked={!rightNow.unchecked} />
          )}
        </div>
      </div>
    </div>
  );
}

function TodayMissing({ today }: Pick<RightNow, 'today'>) {
  if (!today.isError) return <SalesPlaces />;
  return (
    <ErrorState
      message={messageOf(today.error)}
      busy={today.isFetching}
      onRetry={() => void today.refetch()}
    />
  );
}

/** The places of the panels, until the height of the first one is known: nothing below it moves. */
function Places() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <AttentionPlace />
      <OverviewPlaces />
    </div>
  );
}
