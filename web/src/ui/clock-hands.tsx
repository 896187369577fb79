import { arcPath } from '../lib/clock-angles.ts';
import { classes } from './classes.ts';

/** Hands are turned after hydration; a page is drawn at ten past ten, as every clock in a window. */
export const drawnMinute = 10 * 60 + 10;

type HandsProps = {
  /** Degrees clockwise from twelve. Undefined: as drawn. */
  angles?: { hour: number; minute: number } | undefined;
  className?: string;
};

/**
 * A fork that shows the hour and a knife that shows the minute, in a square of 200 units around its
 * middle. Decoration: say the time in words next to it.
 */
export function ClockHands({ angles, className }: HandsProps) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className={classes('overflow-visible', className)}
      fill="#f6f6fb"
      stroke="#aeb6c4"
      strokeWidth="0.5"
      aria-hidden="true"
      focusable="false"
    >
      <g
        className="hand"
        transform="rotate(60)"
        {...(angles && { style: { transform: `rotate(${angles.minute}deg)` } })}
      >
        <path d="M-3.6 8L-3.6 -22L-4.4 -80C-4.4 -87 3 -91 5 -80L5 -26L3.6 -22L3.6 8Z" />
        <path d="M-3.6 -24L5 -24" fill="none" />
      </g>
      <g
        className="hand"
        transform="rotate(305)"
        {...(angles && { style: { transform: `rotate(${angles.hour}deg)` } })}
      >
        <path d="M-3 8L-2.6 -40C-9 -42 -10 -49 -9.6 -66L-7 -66L-6.2 -52L-4.4 -52L-4 -66L-1.4 -66L-.9 -52L.9 -52L1.4 -66L4 -66L4.4 -52L6.2 -52L7 -66L9.6 -66C10 -49 9 -42 2.6 -40L3 8Z" />
      </g>
    </svg>
  );
}

const rimRadius = 98.8;

type RimProps = {
  /** The green part: from the minute of the day on, for so many minutes. None: no arc. */
  arc?: { fromMinute: number; minutes: number } | undefined;
  className?: string;
};

/** The dotted rim of the dial, and on it the time that is left. Decoration. */
export function ClockRim({ arc, className }: RimProps) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <circle
          {...{ cx: 100, cy: 100, r: rimRadius }}
          strokeWidth="0.9"
          strokeDasharray="0.1 3"
          className="text-line"
        />
        {arc && (
          <path
            d={arcPath(arc.fromMinute, arc.minutes, { center: 100, radius: rimRadius })}
            strokeWidth="1.6"
            className="text-leaf-700"
          />
        )}
      </g>
    </svg>
  );
}
