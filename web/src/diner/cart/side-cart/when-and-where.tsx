import { minuteMs } from '@thymely/contract/ground/time';
import { useOrdering } from '../../../api/ordering.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useNow } from '../../../lib/use-now.ts';
import { comingTime, wallClock } from '../../../model/restaurant-time.ts';
import { drawnMinute } from '../../../shared/clock-hands.tsx';
import OpeningLine from '../../../shared/opening-line.tsx';
import { AddressLink } from '../../parts/address-link.tsx';
import { PickupDial } from './pickup-dial.tsx';
import * as words from '../words.en.ts';

type WhenAndWhereProps = {
  /** Whether the page says elsewhere what guests read while ordering is closed. */
  isWithoutNotice: boolean;
};

/**
 * The earliest time for an order as a dial, the opening line, and the address. What comes late moves
 * nothing: the dial has its place, and begins at ten past ten, as in shop windows.
 */
export function WhenAndWhere({ isWithoutNotice }: WhenAndWhereProps) {
  const isHydrated = useHydrated();
  const { data } = useOrdering();
  const nowMs = useNow(minuteMs);
  const ordering = isHydrated ? data : undefined;
  const zone = ordering?.timeZone;
  const earliest = ordering?.earliest;
  const shown = earliest ?? ordering?.opensAt;
  return (
    <div className="flex gap-4">
      <PickupDial minute={shown ? wallClock(shown, zone).minute : drawnMinute} />
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <div className="min-h-6">
          <OpeningLine isWithoutNotice={isWithoutNotice} />
        </div>
        <AddressLink />
        {earliest && (
          <p className="text-lg font-semibold">
            {words.from(comingTime(earliest, { nowMs, zone }))}
          </p>
        )}
      </div>
    </div>
  );
}
