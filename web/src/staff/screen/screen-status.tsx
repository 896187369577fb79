import type { ReactNode } from 'react';
import BellOffIcon from 'lucide-react/icons/bell-off';
import BellRingIcon from 'lucide-react/icons/bell-ring';
import MoonIcon from 'lucide-react/icons/moon';
import SunIcon from 'lucide-react/icons/sun';
import { useNow } from '../../lib/use-now.ts';
import { timeInWords, type Zone } from '../../model/restaurant-time.ts';
import type { SoundState } from '../../shared/kitchen/ring/sound.ts';
import { classes } from '../../ui/classes.ts';
import type { WakeLockState } from './use-wake-lock.ts';

export function Clock({ zone }: { zone: Zone }) {
  const nowMs = useNow(1000);
  return (
    <p className="text-xl font-semibold whitespace-nowrap tabular-nums">
      <span className="sr-only">It is </span>
      {/* The clock shows its minutes even on the hour. */}
      {timeInWords(nowMs, zone).replace(/^(\d+) /, '$1:00 ')}
    </p>
  );
}

export function SoundStatus({ sound }: { sound: SoundState }) {
  return sound === 'on' ? (
    <Status icon={<BellRingIcon />} words="Sound is on" />
  ) : (
    <Status icon={<BellOffIcon />} words="Sound is off" isBad />
  );
}

export function WakeStatus({ wakeLock }: { wakeLock: WakeLockState }) {
  return wakeLock === 'on' ? (
    <Status icon={<SunIcon />} words="Stays awake" />
  ) : (
    <Status icon={<MoonIcon />} words="Screen may go to sleep" isBad />
  );
}

/** A status icon with its words; narrow screens show only those about something that is wrong. */
function Status({ icon, words, isBad }: { icon: ReactNode; words: string; isBad?: boolean }) {
  return (
    <li
      className={classes(
        'flex items-center gap-1.5 text-sm font-medium [&_svg]:size-5 [&_svg]:shrink-0',
        isBad ? 'text-amber' : 'text-soft',
      )}
    >
      {icon}
      <span className={classes(!isBad && 'max-xl:sr-only')}>{words}</span>
    </li>
  );
}
