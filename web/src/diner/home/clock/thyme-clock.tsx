import { dialHour } from '../../../model/clock-angles.ts';
import { openingWords } from '../../../shared/opening-words.ts';
import { classes } from '../../../ui/classes.ts';
import {
  ClockDrawing,
  ClockHands,
  ClockRim,
  drawnMinute,
  rimRadius,
} from '../../../shared/clock-hands.tsx';
import { Center } from './center.tsx';
import { HourNumbers } from './hour-numbers.tsx';
import { Plates } from './plates.tsx';
import { isResting, openArc } from './time-left.ts';
import { useAttention } from './use-attention.ts';
import { useClockDishes } from './use-clock-dishes.ts';
import { minuteAt, useClockNow, useHandAngles, useKnownOrdering } from './use-clock-time.ts';

const arcStyle = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round' as const,
};

/**
 * A clock laid like a table: each hour on the rim has a dish, and the dish of the present hour is
 * in the middle. Fork and knife show the restaurant's time; they stop while a visitor attends to a
 * dish.
 */
export default function ThymeClock() {
  const { rim, plates } = useClockDishes();
  const ordering = useKnownOrdering();
  const nowMs = useClockNow();
  const attention = useAttention(nowMs);
  const shownMs = attention.stoppedAtMs ?? nowMs;
  const minute = ordering && minuteAt(shownMs, ordering);
  const angles = useHandAngles(minute);
  const hour = dialHour(minute ?? drawnMinute);
  const arc = ordering && openArc(ordering, shownMs, rimRadius);
  const rests = ordering !== undefined && isResting(ordering);
  return (
    <div className={classes('clock', rests && 'resting')} {...attention.frame}>
      <div className="leaf-disc absolute inset-[9%]" />
      <ClockDrawing className="absolute inset-0">
        <ClockRim />
        {arc ? <path d={arc} {...arcStyle} className="text-leaf-700" /> : undefined}
        <ClockHands angles={angles} />
      </ClockDrawing>
      <Plates
        plates={plates}
        rim={rim}
        present={{ hour, isKnown: ordering !== undefined }}
        handlersOf={attention.plate}
      />
      <HourNumbers />
      <Center
        rim={rim}
        {...attention.center}
        plate={plates[(attention.hour ?? hour) - 1]}
        isOffered={attention.hour !== undefined}
        isMoving={ordering !== undefined}
        note={rests && openingWords(ordering, nowMs)}
      />
    </div>
  );
}
