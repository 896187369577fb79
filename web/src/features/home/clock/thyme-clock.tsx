import { ClockHands, ClockRim, drawnMinute } from '../../../ui/clock-hands.tsx';
import { dialHour } from '../../../lib/clock-angles.ts';
import { PlateDish } from './plate-dish.tsx';
import { Plates } from './plates.tsx';
import { useClockDishes } from './use-clock-dishes.ts';

/** A clock set as a table: a dish an hour on its rim, the present one in the middle. */
export default function ThymeClock() {
  const { rim, plates } = useClockDishes();
  const hour = dialHour(drawnMinute);
  const served = plates.find((plate) => plate.hour === hour);
  return (
    <div className="clock">
      <ClockRim className="absolute inset-0" />
      <div className="leaf-disc absolute inset-[9%]" />
      <ClockHands className="absolute inset-0" />
      <div className={`clock-center hour-${hour}`}>
        <div className="china">{served && <PlateDish plate={served} rim={rim} isLarge />}</div>
      </div>
      <Plates plates={plates} rim={rim} present={{ hour, isKnown: false }} />
    </div>
  );
}
