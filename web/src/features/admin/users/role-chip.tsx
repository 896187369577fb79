import ShieldCheckIcon from 'lucide-react/icons/shield-check';

/** Marks someone who may work in the dashboard. */
export function RoleChip() {
  return (
    <span className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-leaf-100 px-3.5 text-sm font-semibold text-leaf-700">
      <ShieldCheckIcon className="size-4" />
      Admin
    </span>
  );
}
