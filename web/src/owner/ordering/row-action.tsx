import type { Elements } from '../../ui/elements.ts';

type RowActionProps = {
  label: string;
  /** A longer label, shown as the title where there is room. */
  title?: string;
  /** What the action is about, for people who don't see the row. */
  about: string;
  icon: Elements;
  onClick: () => void;
};

/** A quiet action at the end of a row; on wide screens, only its icon is shown. */
export function RowAction({ label, title = label, about, icon, onClick }: RowActionProps) {
  return (
    <button
      type="button"
      title={title}
      aria-label={`${label}: ${about}`}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill pe-4 ps-3 text-sm font-semibold text-soft transition-colors hover:bg-leaf-100 hover:text-leaf-700 sm:px-0"
      onClick={onClick}
    >
      {icon}
      <span className="sm:sr-only">{label}</span>
    </button>
  );
}
