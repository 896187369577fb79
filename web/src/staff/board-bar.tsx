import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import SearchIcon from 'lucide-react/icons/search';
import { useAnswerRules, useOrdering } from '../api/ordering.ts';
import { brand } from '@brand/brand.ts';
import type { Zone } from '../model/restaurant-time.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { BoardNotices } from './board/board-notices.tsx';
import { UndoBar } from './board/undo-bar.tsx';
import {
  ClosedBanner,
  CutOffBanner,
  OldBoardBanner,
  PausedBanner,
  SoundOffBar,
} from './screen/board-banners.tsx';
import { Clock, SoundStatus, WakeStatus } from './screen/screen-status.tsx';
import { PauseButton } from '../shared/kitchen/pause-button.tsx';
import { SoldOutButton } from '../shared/kitchen/sold-out/sold-out-button.tsx';
import { ScreenSettings } from './screen/screen-settings.tsx';
import type { ScreenSetup } from './parts/screen-setup.ts';
import type { CanceledOrders } from '../shared/kitchen/canceled/canceled-orders.ts';
import type { SoldOutToday } from '../shared/kitchen/reject/use-sold-out-today.ts';
import type { KitchenSteps } from '../shared/kitchen/use-kitchen-steps.ts';
import type { SoundState } from '../shared/kitchen/ring/sound.ts';
import { TicketPrinter } from './tickets/ticket-printer.tsx';
import { isCutOff } from './parts/use-board-connection.ts';
import type { BoardOrders } from './parts/use-board-orders.ts';
import { useOldBoard } from './parts/use-old-board.ts';
import { useChime } from '../shared/kitchen/ring/use-chime.ts';
import { useWakeLock } from './screen/use-wake-lock.ts';
import { WordsAround } from '../ui/words-around.tsx';
import * as searchWords from './board/search/words.en.ts';
import * as words from './words.en.ts';

type BoardBarProps = {
  setup: ScreenSetup;
  board: BoardOrders;
  steps: KitchenSteps;
  canceled: CanceledOrders;
  soldOut: SoldOutToday;
  onSetup: (setup: ScreenSetup) => void;
  /** Called to find an order on the board. */
  onSearch: () => void;
  /** Called to go back to the start screen. */
  onLeave: () => void;
};

const title = words.tabTitle(brand.name);

/** The lead time in minutes until the settings are loaded. */
const usualLeadMinutes = 15;

/**
 * The bar above the board: the screen's name, clock, sound and settings, the pause, what was done
 * last and what went wrong. It rings, prints and keeps the device awake while the board is shown.
 */
export function BoardBar(props: BoardBarProps) {
  const { setup, board } = props;
  const { data: ordering, isError } = useOrdering();
  const { orders, connection, pausedUntil } = board;
  const { canceled } = props.canceled;
  const isOffline = connection === 'offline';
  const isOff = isCutOff(connection);
  const leadMinutes = ordering?.leadMinutes ?? usualLeadMinutes;
  const rung = { orders, canceled, leadMinutes, rules: useAnswerRules() };
  const sound = useChime({ ...rung, volume: setup.volume, isOffline, title });
  const zone = ordering?.timeZone;
  const isOld = useOldBoard({ serverVersion: isOff ? undefined : board.serverVersion });
  // GET /ordering may come from a cache.
  const closedNotice =
    board.closedNotice === undefined ? ordering?.closedNotice : board.closedNotice;
  return (
    <>
      {sound !== 'on' && <SoundOffBar sound={sound} volume={setup.volume} />}
      {isOff && (
        <CutOffBanner
          asOfMs={isOffline ? board.asOfMs : undefined}
          zone={zone}
          onRetry={board.reload}
        />
      )}
      {isOld && <OldBoardBanner />}
      <Header {...props} sound={sound} zone={zone} leadMinutes={leadMinutes} isOff={isOff} />
      {closedNotice && <ClosedBanner notice={closedNotice} />}
      <PausedBanner pausedUntil={pausedUntil} zone={zone} isOff={isOff} />
      {(ordering || isError) && (
        // A ticket is printed once, so the printer waits for the settings: they define "later".
        <TicketPrinter
          orders={orders}
          leadMinutes={leadMinutes}
          zone={zone}
          prints={setup.prints}
        />
      )}
    </>
  );
}

type HeaderProps = BoardBarProps & {
  sound: SoundState;
  zone: Zone;
  leadMinutes: number;
  isOff: boolean;
};

/**
 * Two rows of fixed height, three on a phone, so that no message moves a card. The last one says what is to be
 * cooked, or what has just gone wrong; on narrow screens it also holds the undo bar, which is in the
 * middle of the first row on wide ones.
 */
function Header(props: HeaderProps) {
  const { setup, board, steps, sound, zone, leadMinutes } = props;
  const wakeLock = useWakeLock();
  const { done } = steps;
  const { canceled } = props.canceled;
  // A canceled order cannot be moved back.
  const undoable = canceled.some(({ _id }) => _id === done?.order._id) ? undefined : done;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 border-b border-hairline bg-card px-2 py-1.5 sm:gap-x-4 lg:grid-cols-[minmax(0,1fr)_18rem_auto] xl:grid-cols-[minmax(0,1fr)_28rem_auto]">
      <div className="flex min-h-11 min-w-0 flex-wrap content-center items-center gap-x-4 max-sm:col-span-full md:min-h-14">
        <h1 className="min-w-0 truncate text-xl font-bold">
          <WordsAround>{words.screen(<bdi key="name">{setup.name}</bdi>)}</WordsAround>
        </h1>
        <Clock zone={zone} />
        <ul aria-label={words.thisScreen} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SoundStatus sound={sound} />
          <WakeStatus wakeLock={wakeLock} />
        </ul>
      </div>
      <HeaderButtons {...props} />
      <div
        className={classes(
          'col-span-full row-start-2 min-h-14 max-sm:row-start-3',
          undoable && 'max-lg:invisible',
        )}
      >
        <BoardNotices
          orders={board.orders}
          steps={steps}
          canceled={props.canceled}
          soldOut={props.soldOut}
          zone={zone}
          leadMinutes={leadMinutes}
        />
      </div>
      <div
        role="status"
        className="col-span-full row-start-2 max-w-full place-self-center max-sm:row-start-3 lg:col-span-1 lg:col-start-2 lg:row-start-1"
      >
        {undoable && (
          // Each step gets a new bar, so that a pointer held over the last one has no effect.
          <UndoBar
            key={`${undoable.order._id} ${undoable.order.revision}`}
            done={undoable}
            steps={steps}
            zone={zone}
            // On narrow screens it has the place of the canceled orders.
            mayStay={canceled.length === 0}
          />
        )}
      </div>
    </header>
  );
}

function HeaderButtons({ setup, board, steps, isOff, onSetup, onSearch, onLeave }: HeaderProps) {
  return (
    <div className="flex items-center gap-2 max-sm:col-span-full max-sm:justify-between lg:col-start-3">
      <IconButton
        label={searchWords.find}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        icon={<SearchIcon />}
        onClick={onSearch}
      />
      <SoldOutButton isOff={isOff} />
      <PauseButton pausedUntil={board.pausedUntil} isOff={isOff} />
      <ScreenSettings setup={setup} steps={steps} isOff={isOff} onSetup={onSetup} />
      <IconButton label={words.leave} icon={<ArrowLeftIcon />} onClick={onLeave} />
    </div>
  );
}
