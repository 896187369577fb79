import BellOffIcon from 'lucide-react/icons/bell-off';
import BellRingIcon from 'lucide-react/icons/bell-ring';
import { useOrdering } from '../../api/ordering.ts';
import { brand } from '@brand/brand.ts';
import { unlockSound, useSoundState } from '../../shared/kitchen/ring/sound.ts';
import { useChime } from '../../shared/kitchen/ring/use-chime.ts';
import { Button } from '../../ui/button.tsx';
import type { Kitchen } from './use-kitchen.ts';
import * as words from './words.en.ts';

const title = words.pageTitle(brand.name);
/** The lead time in minutes until the restaurant's settings are known. */
const usualLeadMinutes = 15;
const volume = 0.8;

type RingHereProps = Pick<Kitchen, 'rings' | 'setRings'>;

/** Makes the page ring for orders, and count as a kitchen screen, for as long as it is on. */
export function RingHere({ rings, setRings }: RingHereProps) {
  return (
    <Button
      tone="outline"
      className="aria-pressed:border-leaf-700 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-700"
      aria-pressed={rings}
      onClick={() => {
        if (!rings) void unlockSound();
        setRings(!rings);
      }}
    >
      {rings ? <BellRingIcon className="size-5" /> : <BellOffIcon className="size-5" />}
      <span>{words.ringHere}</span>
    </Button>
  );
}

/** Rings like the kitchen's board, and says so if the browser cannot. */
export function Ringing({
  orders,
  canceled,
  query,
}: Pick<Kitchen, 'orders' | 'canceled' | 'query'>) {
  const { data: rules } = useOrdering();
  const leadMinutes = rules?.leadMinutes ?? usualLeadMinutes;
  const isOffline = query.isError || query.isPaused;
  useChime({ orders, canceled, leadMinutes, rules, volume, isOffline, title });
  const sound = useSoundState();
  if (sound === 'on') return null;
  return (
    <p role="alert" className="rounded-lg bg-tomato-100 px-5 py-4 font-medium text-tomato">
      {sound === 'locked' ? words.soundLocked : words.soundUnsupported}
    </p>
  );
}
