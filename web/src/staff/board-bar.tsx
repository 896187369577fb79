import type { ReactNode } from 'react';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import BellOffIcon from 'lucide-react/icons/bell-off';
import BellRingIcon from 'lucide-react/icons/bell-ring';
import MoonIcon from 'lucide-react/icons/moon';
import SunIcon from 'lucide-react/icons/sun';
import { useOrdering } from '../api/ordering.ts';
import { timeInWords } from '../model/restaurant-time.ts';
import { useNow } from '../lib/use-now.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { OfflineBanner, PausedBanner, SoundOffBar } from './screen/board-banners.tsx';
import { PauseButton } from './screen/pause-button.tsx';
import { SoldOutButton } from './sold-out/sold-out-button.tsx';
import { ScreenSettings } from './screen/screen-settings.tsx';
import type { ScreenSetup } from './parts/screen-setup.ts';
import type { SoundState } from './screen/sound.ts';
import { TicketPrinter } from './tickets/ticket-printer.tsx';
import type { BoardOrders } from './parts/use-board-orders.ts';
import { useChime } from './screen/use-chime.ts';
import { useWakeLock, type WakeLockState } from './screen/use-wake-lock.ts';

export type BoardBarProps = {
  setup: ScreenSetup;
  board: BoardOrders;
  onSetup: (setup: ScreenSetup) => void;
  /** Called to go back to the start screen. */
  onLeave: () => void;
};

/** The lead time in minutes until the settings are loaded. */
const usualLeadMinutes = 15;

/**
 * The bar above the board: the screen's name, clock, sound and settings, the pause, and problems
 * with the connection. It rings, prints and keeps the device awake while the board is shown.
 */
export function BoardBar({ setup, board, onSetup, onLeave }: BoardBarProps) {
  const { data: ordering, isError } = useOrdering();
  const { orders, connection, pausedUntil } = board;
  const isOffline = connection === 'offline';
  const leadMinutes = ordering?.leadMinutes ?? usualLeadMinutes;
  const sound = useChime({ orders, leadMinutes, volume: setup.volume, isOffline });
  const wakeLock = useWakeLock();
  const zone = ordering?.timeZone;
  return (
    <>
      {sound !== 'on' && <SoundOffBar sound={sound} volume={setup.volume} />}
      {isOffline && <OfflineBanner asOfMs={board.asOfMs} zone={zone} onRetry={board.reload} />}
      <header className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-card px-3 py-2 sm:px-5">
        <p className="min-w-0 truncate text-xl font-bold">
          <span className="sr-only">Screen </span>
          {setup.name}
        </p>
        <Clock zone={zone} />
        <ul aria-label="This screen" className="flex items-center gap-3">
          <SoundStatus sound={sound} />
          <WakeStatus wakeLock={wakeLock} />
        </ul>
        <div className="ml-auto flex items-center gap-1.5 sm:gap-2">
          <SoldOutButton isOff={isOffline} />
          <PauseButton pausedUntil={pausedUntil} isOff={isOffline} />
          <ScreenSettings setup={setup} onSetup={onSetup} />
          <IconButton label="Leave the board" icon={<ArrowLeftIcon />} onClick={onLeave} />
        </div>
      </header>
      <PausedBanner pausedUntil={pausedUntil} zone={zone} isOff={isOffline} />
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

function Clock({ zone }: { zone: string | undefined }) {
  const nowMs = useNow(1000);
  return (
    <p className="text-xl font-semibold whitespace-nowrap tabular-nums">
      <span className="sr-only">It is </span>
      {/* The clock shows its minutes even on the hour. */}
      {timeInWords(nowMs, zone).replace(/^(\d+) /, '$1:00 ')}
    </p>
  );
}

function SoundStatus({ sound }: { sound: SoundState }) {
  return sound === 'on' ? (
    <Status icon={<BellRingIcon />} words="Sound is on" />
  ) : (
    <Status icon={<BellOffIcon />} words="Sound is off" isBad />
  );
}

function WakeStatus({ wakeLock }: { wakeLock: WakeLockState }) {
  return wakeLock === 'on' ? (
    <Status icon={<SunIcon />} words="Stays awake" />
  ) : (
    <Status icon={<MoonIcon />} words="Screen may go to sleep" isBad />
  );
}

/** A status icon, with its words on wide screens and for screen readers. */
function Status({ icon, words, isBad }: { icon: ReactNode; words: string; isBad?: boolean }) {
  return (
    <li
      className={classes(
        'flex items-center gap-1.5 text-sm font-medium [&_svg]:size-5 [&_svg]:shrink-0',
        isBad ? 'text-amber' : 'text-soft',
      )}
    >
      {icon}
      <span className="max-lg:sr-only">{words}</span>
    </li>
  );
}
