import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import type { Role } from '@thymely/contract/users/endpoints';

/** A user's role in words; roles that may do more than order are highlighted. */
export function RoleChip({ role }: { role: Role }) {
  if (role === 'user') return <span className="text-sm text-soft">Diner</span>;
  const isAdmin = role === 'admin';
  const Icon = isAdmin ? ShieldCheckIcon : ChefHatIcon;
  return (
    <span className="inline-flex min-h-7 items-center gap-1.5 rounded-pill bg-leaf-100 px-3 text-sm font-semibold text-leaf-700">
      <Icon className="size-4" />
      {isAdmin ? 'Admin' : 'Kitchen'}
    </span>
  );
}
