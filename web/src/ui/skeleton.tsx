/** A gray placeholder, with the given size and corners, for something that is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse bg-hairline ${className}`} />;
}

type CardSkeletonProps = {
  /** How many lines of text the card has. */
  lines: number;
  className?: string;
};

/** Placeholder for a card with a heading and lines of text. */
export function CardSkeleton({ lines, className = '' }: CardSkeletonProps) {
  return (
    <div className={`grid content-start gap-5 rounded-lg bg-card p-6 shadow-card ${className}`}>
      <Skeleton className="h-6 w-2/5 rounded-sm" />
      <LineSkeletons lines={lines} />
    </div>
  );
}

/** Placeholders for lines of text that have something at their end. */
export function LineSkeletons({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, line) => (
    <div key={line} className="flex justify-between gap-6">
      <Skeleton className="h-5 w-3/5 rounded-sm" />
      <Skeleton className="h-5 w-14 rounded-sm" />
    </div>
  ));
}
