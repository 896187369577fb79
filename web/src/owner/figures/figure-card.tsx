import { useId } from 'react';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';

type FigureCardProps = {
  title: string;
  /** What is to the right of the title. */
  aside?: Elements;
  className?: string;
  children: Elements;
};

/** A titled card of figures. */
export function FigureCard({ title, aside, className, children }: FigureCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes('min-w-0 rounded-lg bg-card p-4 shadow-card sm:p-5', className)}
    >
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** What a card says while there is nothing to show. */
export function NothingYet({ children }: { children: string }) {
  return <p className="text-soft">{children}</p>;
}
