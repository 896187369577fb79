/** A thin dashed circle that turns slowly, in the colour of the text around it. Decoration. */
export function DashedRing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true" focusable="false">
      <circle
        cx="100"
        cy="100"
        r="99"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.7"
        strokeDasharray="3 2.8"
      />
    </svg>
  );
}
