import { hourAngle, minuteAngle } from '../../../model/clock-angles.ts';
import { ClockDrawing } from '../../../shared/clock-hands.tsx';

/** A plain dial that shows a minute of the day. Decorative, so say the time in words beside it. */
export function PickupDial({ minute }: { minute: number }) {
  return (
    <ClockDrawing size={64} className="shrink-0 text-leaf-700">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="9">
        <circle r="93" />
        {/* The twelve hours. */}
        <circle r="76" strokeDasharray="0.1 39.7" />
        <path d="M0 0V-40" transform={`rotate(${hourAngle(minute)})`} strokeWidth="13" />
        <path d="M0 0V-62" transform={`rotate(${minuteAngle(minute)})`} />
      </g>
    </ClockDrawing>
  );
}
