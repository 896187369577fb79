import { dialPoint } from '../../../model/dial-point.ts';
import { ClockDrawing, rimRadius } from '../../../shared/clock-hands.tsx';

const hours = Array.from({ length: 12 }, (_, place) => place + 1);

/** The hours on the rim, where there is room. Decorative: the plates are a numbered list. */
export function HourNumbers() {
  return (
    <ClockDrawing className="pointer-events-none absolute inset-0 z-1 max-sm:hidden">
      {hours.map((hour) => {
        const [x, y] = dialPoint(hour * 30, { center: 0, radius: rimRadius });
        return (
          <g key={hour} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle r="4.2" fill="#fff" stroke="#ddd3bd" strokeWidth="0.4" />
            <text y="1.6" textAnchor="middle" fontSize="4.4" fontWeight="600" fill="#1b2420">
              {hour}
            </text>
          </g>
        );
      })}
    </ClockDrawing>
  );
}
