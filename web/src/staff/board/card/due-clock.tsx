import type { Due } from '../../../shared/kitchen/kitchen-words.ts';
import { classes } from '../../../ui/classes.ts';

type DueClockProps = {
  /** The filled part of the rim, from 0 to 1. */
  share: number;
  /** The minute since midnight that the hands show. */
  minute: number;
  tone: Due['tone'];
};

const rims = { late: 'stroke-tomato', soon: 'stroke-amber', later: 'stroke-leaf-700' };

/** A rim that is filled as far as the time left. */
export function TimeRim({ share, tone }: Pick<DueClockProps, 'share' | 'tone'>) {
  return (
    <>
      <circle cx="18" cy="18" r="15.5" className="stroke-hairline" strokeWidth="4" />
      <circle
        cx="18"
        cy="18"
        r="15.5"
        pathLength="60"
        strokeDasharray={`${share * 60} 60`}
        strokeWidth="4"
        transform="rotate(-90 18 18)"
        className={classes(rims[tone], 'forced-colors:stroke-[CanvasText]')}
      />
    </>
  );
}

/** A small clock at the promised time, whose rim shows the time left. Words stand beside it. */
export function DueClock({ share, minute, tone }: DueClockProps) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="size-9 shrink-0 fill-none">
      <TimeRim share={share} tone={tone} />
      <g className="stroke-ink" strokeWidth="2.5" strokeLinecap="round">
        <path d="M18 18V11.5" transform={`rotate(${minute / 2} 18 18)`} />
        <path d="M18 18V8" transform={`rotate(${minute * 6} 18 18)`} />
      </g>
    </svg>
  );
}
