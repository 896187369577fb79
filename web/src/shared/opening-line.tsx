import { minuteMs } from '@thymely/contract/ground/time';
import ClockIcon from 'lucide-react/icons/clock';
import { useOrdering } from '../api/ordering.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useNow } from '../lib/use-now.ts';
import { openingWords } from './opening-words.ts';

/** `Open now, until 10 PM`, in the restaurant's time zone. Give it room: it comes when it is known. */
export default function OpeningLine() {
  const { data: ordering } = useOrdering();
  const nowMs = useNow(minuteMs);
  // Another part of the page may have asked before this one is hydrated.
  const words = useHydrated() && ordering && openingWords(ordering, nowMs);
  if (!words) return null;
  return (
    <p className="flex items-center gap-2 text-soft">
      <ClockIcon className="text-leaf-700" />
      {words}
    </p>
  );
}
