import { useLayoutEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import type { Bar } from './chart-bars.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ShownFigures } from '../use-figures.ts';

type BarChartProps = { bars: readonly Bar[]; figures: ShownFigures };

const plotHeight = 150;
const top = 22;
const left = 30;
/** Half of the last label is beside its bar. */
const right = 12;
const barWidth = 20;
const widest = 44;
const usualWidth = 500;

/** Bars of one color in front of those before, drawn in pixels. The table beside says the same. */
export function BarChart({ bars, figures }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ orders, before = 0 }) => Math.max(orders, before)));
  const step = stepOf(most);
  const highest = Math.ceil(most / step) * step;
  const column = Math.max(18, Math.min(widest, (usualWidth - left - right) / bars.length));
  const width = left + column * bars.length + right;
  const yOf = (value: number) => top + plotHeight - (value / highest) * plotHeight;
  const labelEvery = Math.ceil(36 / column);
  const { from, to } = figures.range;
  const scroller = useRef<HTMLDivElement>(null);
  // Where days do not fit, the last ones are in sight, up to today; a day begins with its first hour.
  useLayoutEffect(() => {
    const { current } = scroller;
    current?.scrollTo({ left: from === to ? 0 : current.scrollWidth, behavior: 'instant' });
  }, [from, to]);
  return (
    <>
      {/* The table is what is read aloud; the drawing only scrolls. */}
      <div ref={scroller} className="overflow-x-auto" aria-hidden="true" translate="no">
        <svg width={width} height={top + plotHeight + 26} className="block max-w-none">
          <Hatching />
          {Array.from({ length: highest / step + 1 }, (_, n) => (
            <Line key={n} value={n * step} y={yOf(n * step)} width={width} />
          ))}
          {bars.map((bar, n) => (
            <BarColumn
              key={bar.id}
              bar={bar}
              x={left + column * (n + 0.5)}
              width={Math.min(barWidth, column - 6)}
              yOf={yOf}
              hasLabel={(bars.length - 1 - n) % labelEvery === 0}
            />
          ))}
        </svg>
      </div>
      <ChartLegend figures={figures} hasRunning={bars.some(({ isRunning }) => isRunning)} />
    </>
  );
}

/** Returns the distance of two lines: 1, 2, 5, 10 … so that there are four at most. */
function stepOf(most: number): number {
  const raw = most / 4;
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
  const step = [1, 2, 5, 10].find((factor) => factor * magnitude >= raw) ?? 10;
  return Math.max(1, step * magnitude);
}

function Hatching() {
  return (
    <pattern
      id="hatched"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" className="fill-leaf-200" />
      <rect width="3" height="6" className="fill-leaf-700" />
    </pattern>
  );
}

function Line({ value, y, width }: { value: number; y: number; width: number }) {
  return (
    <>
      <line x1={left} x2={width} y1={y} y2={y} className="stroke-hairline" />
      <text x={left - 8} y={y + 4} textAnchor="end" className="fill-soft text-xs tabular-nums">
        {value}
      </text>
    </>
  );
}

type BarColumnProps = {
  bar: Bar;
  /** The middle of the column. */
  x: number;
  width: number;
  yOf: (value: number) => number;
  hasLabel: boolean;
};

function BarColumn({ bar, x, width, yOf, hasLabel }: BarColumnProps) {
  const { label, orders, before = 0, isRunning } = bar;
  const rect = (value: number, wide: number) => ({
    x: x - wide / 2,
    y: yOf(value),
    width: wide,
    height: yOf(0) - yOf(value),
    rx: 4,
  });
  return (
    <>
      {before > 0 && <rect {...rect(before, width + 6)} className="fill-sand stroke-line" />}
      {orders > 0 && (
        <rect
          {...rect(orders, width)}
          className={isRunning ? 'stroke-leaf-700' : 'fill-leaf-700'}
          fill={isRunning ? 'url(#hatched)' : undefined}
        />
      )}
      {orders > 0 && (
        <text
          x={x}
          y={Math.min(yOf(orders), yOf(before)) - 6}
          textAnchor="middle"
          className="fill-ink text-sm font-bold tabular-nums"
        >
          {orders}
        </text>
      )}
      {(hasLabel || isRunning) && (
        <text
          x={x}
          y={yOf(0) + 18}
          textAnchor="middle"
          className={classes('text-xs', isRunning ? 'fill-ink font-bold' : 'fill-soft')}
        >
          {label}
        </text>
      )}
    </>
  );
}
