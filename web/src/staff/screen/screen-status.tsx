import BellOffIcon from 'lucide-react/icons/bell-off';
import BellRingIcon from 'lucide-react/icons/bell-ring';
import MoonIcon from 'lucide-react/icons/moon';
import SunIcon from 'lucide-react/icons/sun';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { useNow } from '../../lib/use-now.ts';
import { type Zone } from '../../model/restaurant-time.ts';
import type { SoundState } from '../../shared/kitchen/ring/sound.ts';
import { classes } from '../../ui/classes.ts';
import type { WakeLockState } from './use-wake-lock.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

export function Clock({ zone }: { zone: Zone }) {
  const nowMs = useNow(1000);
  return (
    <p className="text-xl font-semibold whitespace-nowrap tabular-nums">
      <WordsAround>
        {words.itIs(
          <span key="time" translate="no">
            {/* The clock shows its minutes even on the hour. */}
            {timeInWords(nowMs, zone).replace(/^(\d+) /, '$1:00 ')}
          </span>,
        )}
      </WordsAround>
    </p>
  );
}

export function SoundStatus({ sound }: { sound: SoundState }) {
  return sound === 'on' ? (
    <Status icon={<BellRingIcon />} text={words.soundIsOn} />
  ) : (
    <Status icon={<BellOffIcon />} text={words.soundIsOff} isBad />
  );
}

export function WakeStatus({ wakeLock }: { wakeLock: WakeLockState }) {
  return wakeLock === 'on' ? (
    <Status icon={<SunIcon />} text={words.staysAwake} />
  ) : (
    <Status icon={<MoonIcon />} text={words.maySleep} isBad />
  );
}

/** A status icon with its words; narrow screens show only those about something that is wrong. */
function Status({ icon, text, isBad }: { icon: Elements; text: string; isBad?: boolean }) {
  return (
    <li
      className={classes(
        'flex items-center gap-1.5 text-sm font-medium [&_svg]:size-5 [&_svg]:shrink-0',
        isBad ? 'text-amber' : 'text-soft',
      )}
    >
      {icon}
      <span className={classes(!isBad && 'max-xl:sr-only')}>{text}</span>
    </li>
  );
}
