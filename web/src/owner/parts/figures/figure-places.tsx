import { Skeleton } from '../../../ui/skeleton.tsx';

/** Placeholder for a figure: its name, its value, and what it is compared with. */
export function FigurePlaces({ className }: { className: string }) {
  return (
    <div className={`grid content-start gap-2 ${className}`}>
      <Skeleton className="h-4 w-20 rounded-sm" />
      <Skeleton className="h-8 w-28 max-w-full rounded-sm" />
      <Skeleton className="h-4 w-24 max-w-full rounded-sm" />
    </div>
  );
}
