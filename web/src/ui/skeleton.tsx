/** A gray placeholder, with the given size and corners, for something that is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse bg-hairline ${className}`} />;
}
