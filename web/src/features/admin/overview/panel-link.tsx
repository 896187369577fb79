import { Link } from 'react-router-dom';

/** The way from a panel to the whole of what it shows. */
export function PanelLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="py-1 text-sm font-semibold text-leaf-700 hover:underline">
      {children}
    </Link>
  );
}
