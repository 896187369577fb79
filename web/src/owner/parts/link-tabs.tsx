import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';

type LinkTabsProps = {
  /** What the links choose between. */
  label: string;
  links: readonly { id: string; to: string; label: string }[];
  /** The `id` of the page that is shown; one that is not among the links marks none. */
  current: string;
};

/** Links between pages that show the same in different cuts. */
export function LinkTabs({ label: name, links, current }: LinkTabsProps) {
  return (
    <nav aria-label={name} className="flex w-fit rounded-pill border border-line bg-card p-1">
      {links.map(({ id, to, label }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-9 items-center pointer-coarse:min-h-11 rounded-pill px-2.5 sm:px-3.5 font-semibold whitespace-nowrap',
            id === current ? 'bg-leaf-100 text-leaf-700' : 'text-ink hover:text-leaf-700',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
