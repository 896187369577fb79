import LogOutIcon from 'lucide-react/icons/log-out';
import { useReadyAccount } from '../lib/auth/auth-state.ts';
import { logOut } from '../lib/auth/sign-in.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { mayLeave } from '../ui/fields/unsaved-changes.ts';
import * as words from './words.en.ts';

/** The signed-in admin, and the logout button. */
export function SidebarAccount() {
  const account = useReadyAccount();
  if (!account) return null;
  const leave = async () => {
    if (await mayLeave()) await logOut();
  };
  return (
    <div className="flex items-center gap-3 border-t border-hairline pt-3 max-lg:mt-6">
      <Avatar photoUrl={account.photoUrl} className="size-10 shrink-0" />
      <p className="min-w-0 grow text-sm leading-snug">
        <span className="block truncate font-semibold">{account.displayName}</span>
        <span className="block truncate text-soft" title={account.email}>
          {account.email}
        </span>
      </p>
      <IconButton
        label={words.logOut}
        title={words.logOut}
        icon={<LogOutIcon />}
        onClick={() => void leave()}
      />
    </div>
  );
}
