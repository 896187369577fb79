import { Skeleton } from '../skeleton.tsx';

/** Placeholder for a card with the fields of a form. */
export function FormSkeleton() {
  return (
    <div className="grid content-start gap-6 rounded-lg bg-card p-6 shadow-card">
      {Array.from({ length: 6 }, (_, field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="h-6 w-32 rounded-sm" />
          <Skeleton className="h-12 rounded-sm" />
        </div>
      ))}
    </div>
  );
}
