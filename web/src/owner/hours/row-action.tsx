import type { ReactNode } from 'react';

type RowActionProps = {
  label: string;
  /** Says more than the label, where there is room. */
  title?: string;
  /** What it acts on, for those who don't see the row. */
  about: string;
  icon: ReactNode;
  onClick: () => void;
};

/** A quiet action at the end of a row: only its icon on wide screens. */
export function RowAction({ label, title = label, about, icon, onClick }: RowActionProps) {
  return (
    <button
      type="button"
      title={title}
      aria-label={`${label}: ${about}`}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill pr-4 pl-3 text-sm font-semibold text-soft transition-colors hover:bg-leaf-100 hover:text-leaf-700 sm:px-0"
      onClick={onClick}
    >
      {icon}
      <span className="sm:sr-only">{label}</span>
    </button>
  );
}
