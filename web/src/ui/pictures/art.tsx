/** The positions of the pairs of leaves along the stem, from its foot to its tip. */
const pairs = [
  { x: 32, y: 104, size: 1 },
  { x: 33, y: 82, size: 0.95 },
  { x: 31, y: 61, size: 0.85 },
  { x: 32, y: 42, size: 0.7 },
  { x: 33, y: 26, size: 0.5 },
];

const leaf = 'M0 0C9 -12 22 -13 29 -9C26 0 13 8 0 0Z';

/** A drawn sprig of thyme in the color of the text around it, as decoration. */
export function LeafSprig({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 132" className={className} aria-hidden="true">
      <path
        d="M32 130C30 100 35 70 32 40C31 28 33 18 35 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g fill="currentColor">
        {pairs.map(({ x, y, size }) => (
          <g key={y} transform={`translate(${x} ${y})`}>
            <path d={leaf} transform={`scale(${size})`} />
            <path d={leaf} transform={`translate(0 -6) scale(${-size} ${size})`} />
          </g>
        ))}
        <path d="M35 10C30 4 32 0 36 0C40 3 40 7 35 10Z" />
      </g>
    </svg>
  );
}
