import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Elements } from '../../ui/elements.ts';

type PanelProps = {
  title: string;
  /** A link to more, to the right of the title. */
  link?: Elements;
  children: Elements;
};

/** A titled card of the overview. */
export function Panel({ title, link, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg bg-card p-5 shadow-card sm:p-6">
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

/** The link from a panel to the full list. */
export function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="py-1 text-sm font-semibold text-leaf-700 hover:underline">
      {children}
    </Link>
  );
}
