import { ClockDrawing, rimRadius } from '../../../shared/clock-hands.tsx';

const hours = Array.from({ length: 12 }, (_, place) => place + 1);

/** The attributes of twelve dots on the rim: dashes without a length, with round ends. */
const twelveDots = {
  r: rimRadius,
  fill: 'none',
  strokeLinecap: 'round',
  strokeDasharray: `0 ${((Math.PI * rimRadius) / 6).toFixed(3)}`,
} as const;

/** The hours on the rim, where there is room. Decorative: the plates are a numbered list. */
export function HourNumbers() {
  return (
    <ClockDrawing className="pointer-events-none absolute inset-0 z-1 max-sm:hidden">
      <circle {...twelveDots} stroke="#ddd3bd" strokeWidth="8.8" />
      <circle {...twelveDots} stroke="#fff" strokeWidth="8" />
      <g textAnchor="middle" fontSize="4.4" fontWeight="600" fill="#1b2420">
        {hours.map((hour) => (
          <text key={hour} className={`hour-${hour}`} y="1.6">
            {hour}
          </text>
        ))}
      </g>
    </ClockDrawing>
  );
}
