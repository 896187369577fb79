import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/classes.ts';

type PanelProps = {
  title: string;
  /** A way to more, at the right of the title. */
  link?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled card of the overview. */
export function Panel({ title, link, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes('rounded-lg bg-card p-5 shadow-card sm:p-6', className)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}

/** The way from a panel to the whole of what it shows. */
export function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="py-1 text-sm font-semibold text-leaf-700 hover:underline">
      {children}
    </Link>
  );
}
