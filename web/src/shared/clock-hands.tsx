import { dialPoint } from '../model/dial-point.ts';
import type { Elements } from '../ui/elements.ts';

/** The time on a prerendered clock: ten past ten, as in shop windows. Hydration turns the hands. */
export const drawnMinute = 10 * 60 + 10;

/** The angles of the hands, in degrees clockwise from twelve. */
export type HandAngles = { hour: number; minute: number };

const knife = 'M-3.6 8V-22L-4.4-80C-4.4-87 3-91 5-80V-26L3.6-22V8Z';
const fork =
  'M-3 8L-2.6-40C-9-42-10-49-9.6-66H-7L-6.2-52H-4.4L-4-66H-1.4L-.9-52H.9L1.4-66H4L4.4-52H6.2L7-66H9.6C10-49 9-42 2.6-40L3 8Z';

/**
 * A fork that shows the hour and a knife that shows the minute. They belong in a drawing of 200
 * units whose origin is its middle.
 */
export function ClockHands({ angles }: { angles?: HandAngles | undefined }) {
  return (
    <g fill="#f6f6fb" stroke="#aeb6c4" strokeWidth="0.5">
      <path d={knife} transform="rotate(60)" {...turned(angles?.minute)} />
      <path d={fork} transform="rotate(305)" {...turned(angles?.hour)} />
    </g>
  );
}

function turned(angle: number | undefined) {
  if (angle === undefined) return {};
  return { className: 'hand', style: { transform: `rotate(${angle}deg)` } };
}

/** A drawing of 200 units around its middle. Decorative, so say the time in words beside it. */
export function ClockDrawing({ size, className, children }: ClockDrawingProps) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      {...(size && { width: size, height: size })}
      className={className}
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type ClockDrawingProps = {
  /** The size in CSS pixels; undefined if a class sets it. */
  size?: number;
  className?: string;
  children: Elements;
};

export const rimRadius = 98.8;

/** The dotted rim of the dial. */
export function ClockRim() {
  return (
    <circle
      r={rimRadius}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
      strokeDasharray="0.1 3"
      strokeLinecap="round"
      className="text-line"
    />
  );
}

/** The color of the plates and marks, the same in both schemes. */
export const china = '#f8f3e8';

const hours = Array.from({ length: 12 }, (_, hour) => hour);

type EmptyClockProps = {
  /** The size in CSS pixels. */
  size: number;
  angles?: HandAngles;
  children?: Elements;
};

/** The dial of a clock, green as a leaf. */
function LeafDisc({ id, radius }: { id: string; radius: number }) {
  return (
    <>
      <radialGradient id={id} cx="32%" cy="24%" r="80%">
        {/* Classes, because a page has only the colors that its classes name. */}
        <stop className="text-leaf-300" stopColor="currentColor" />
        <stop offset="0.55" className="text-leaf-500" stopColor="currentColor" />
        <stop offset="1" className="text-leaf-600" stopColor="currentColor" />
      </radialGradient>
      <circle r={radius} fill={`url(#${id})`} />
    </>
  );
}

/** The clock with empty plates; children are drawn on top, such as a mark on its rim. */
export function EmptyClock({ size, angles, children }: EmptyClockProps) {
  return (
    <ClockDrawing size={size}>
      <ClockRim />
      <LeafDisc id="empty-clock" radius={82} />
      <ClockHands angles={angles} />
      <g fill={china} stroke="#ddd3bd" strokeWidth="0.6">
        {hours.map((hour) => {
          const [cx, cy] = dialPoint(hour * 30, { center: 0, radius: 82 });
          return <circle key={hour} cx={cx.toFixed(1)} cy={cy.toFixed(1)} r="12" />;
        })}
        <circle r="43" />
        <circle r="31" />
      </g>
      {children}
    </ClockDrawing>
  );
}

/** The rim of a clock without plates, on which the arc of a wait is drawn. */
function PlainRim({ radius, width }: { radius: number; width: number }) {
  return (
    <circle
      r={radius}
      fill="none"
      stroke="currentColor"
      className="text-hairline"
      strokeWidth={width}
    />
  );
}

/** The radius of the rim of a clock in the size of an icon. */
export const iconRimRadius = 88;

/** The clock in the size of an icon: a dial with a broad rim; children are drawn on top. */
export function IconClock({ size, children }: Omit<EmptyClockProps, 'angles'>) {
  return (
    <ClockDrawing size={size} className="shrink-0">
      <PlainRim radius={iconRimRadius} width={18} />
      <LeafDisc id="icon-clock" radius={72} />
      <circle r="30" fill={china} />
      {children}
    </ClockDrawing>
  );
}

type PlainClockProps = EmptyClockProps & {
  /** Whether the hands are on the dial. */
  hasHands: boolean;
};

/** The clock at 72 to 104 px, where plates on the rim look like the teeth of a gear: a plain dial. */
export function PlainClock({ size, angles, hasHands, children }: PlainClockProps) {
  return (
    <ClockDrawing size={size}>
      <PlainRim radius={rimRadius} width={5} />
      <LeafDisc id="plain-clock" radius={88} />
      <circle
        r="76"
        fill="none"
        stroke={china}
        strokeWidth="8"
        pathLength="12"
        strokeDasharray="0.08 0.92"
        strokeDashoffset="0.04"
      />
      {hasHands && (
        <g>
          <ClockHands angles={angles} />
          <circle r="9" fill={china} />
        </g>
      )}
      {children}
    </ClockDrawing>
  );
}
