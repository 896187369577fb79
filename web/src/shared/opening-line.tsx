import { minuteMs } from '@thymely/contract/ground/time';
import ClockIcon from 'lucide-react/icons/clock';
import { useOrdering } from '../api/ordering.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useNow } from '../lib/use-now.ts';
import { openingWords } from './opening-words.ts';
import * as words from './words.en.ts';

type OpeningLineProps = {
  /** Whether the page says elsewhere what guests read while ordering is closed. */
  isWithoutNotice?: boolean;
};

/**
 * A line like `Open now, until 10 PM`, in restaurant time, and below it the owner's sentence while
 * ordering is closed. Reserve room, since it appears late.
 */
export default function OpeningLine({ isWithoutNotice = false }: OpeningLineProps) {
  const { data: ordering } = useOrdering();
  const nowMs = useNow(minuteMs);
  // The data may be there before this part is hydrated, if another part has requested it.
  const line = useHydrated() && ordering && openingWords(ordering, nowMs);
  if (!line) return null;
  const takesOrders = ordering?.state === 'open' && !ordering.lastOrdersOver;
  const notice = isWithoutNotice ? undefined : ordering?.closedNotice;
  return (
    <>
      <p className="flex items-center gap-2 text-soft">
        <ClockIcon className="text-leaf-700" />
        {/* 'Open now' alone could mean tables, or delivery. */}
        <span>{takesOrders ? `${line} · ${words.pickup}` : line}</span>
      </p>
      {notice !== undefined && (
        <p key={notice} role="status" className="max-w-md font-semibold wrap-anywhere">
          {notice}
        </p>
      )}
    </>
  );
}
