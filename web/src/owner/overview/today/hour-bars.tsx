import type { Today } from '@thymely/contract/figures/endpoints';
import { hoursInOrder } from '../../parts/figures/day-hours.ts';

const [barWidth, gap, height] = [12, 4, 40];

/** The takings of today's hours, before those of the same weekday as frames. The page of figures has them as a table. */
export function HourBars({ today, before }: Pick<Today, 'today' | 'before'>) {
  const [now, then] = [today.takings ?? {}, before.takings ?? {}];
  const hours = hoursInOrder([...Object.keys(now), ...Object.keys(then)]);
  if (hours.length < 2) return null;
  const centsOf = (of: typeof now, hour: string) => of[hour]?.cents ?? 0;
  const most = Math.max(1, ...hours.flatMap((hour) => [centsOf(now, hour), centsOf(then, hour)]));
  const heightOf = (cents: number) => Math.max(0, Math.round((cents / most) * (height - 2)));
  const width = hours.length * (barWidth + gap);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="hidden h-10 min-w-0 shrink self-end xl:block"
    >
      {hours.map((hour, place) => {
        const x = place * (barWidth + gap) + 1;
        const [solid, frame] = [heightOf(centsOf(now, hour)), heightOf(centsOf(then, hour))];
        return (
          <g key={hour}>
            {frame > 0 && (
              <rect
                x={x}
                y={height - frame - 1}
                width={barWidth}
                height={frame}
                rx="3"
                className="fill-none stroke-line"
              />
            )}
            <rect
              x={x}
              y={height - solid}
              width={barWidth}
              height={solid}
              rx="3"
              className="fill-leaf-700"
            />
          </g>
        );
      })}
    </svg>
  );
}
