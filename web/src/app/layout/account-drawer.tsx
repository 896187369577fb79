import { useQuery } from '@tanstack/react-query';
import ChefHatIcon from 'lucide-react/icons/chef-hat';
import LayoutDashboardIcon from 'lucide-react/icons/layout-dashboard';
import LogOutIcon from 'lucide-react/icons/log-out';
import ReceiptTextIcon from 'lucide-react/icons/receipt-text';
import SettingsIcon from 'lucide-react/icons/settings';
import UserRoundIcon from 'lucide-react/icons/user-round';
import { brand } from '@brand/brand.ts';
import { Link } from 'react-router-dom';
import { ownUserQuery } from '../../api/users.ts';
import { useReadyAccount, type SignedInAccount } from '../../lib/auth/auth-state.ts';
import { logOut } from '../../lib/auth/sign-in.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { ComingSoon } from '../../ui/coming-soon.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { mayLeave } from '../../ui/fields/unsaved-changes.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from '../words.en.ts';
import type { Elements } from '../../ui/elements.ts';

const entryLayout =
  'flex w-full flex-wrap items-center gap-3 rounded-sm px-4 py-3 text-start font-medium';
const entryClasses = `${entryLayout} hover:bg-leaf-100`;

type AccountDrawerProps = { account: SignedInAccount; onClose: () => void };

/** The drawer that shows who is signed in, with links to where they can go. */
export default function AccountDrawer({ account, onClose }: AccountDrawerProps) {
  const isReady = useReadyAccount() !== undefined;
  const own = useQuery({ ...ownUserQuery, enabled: isReady });
  const isStaff = own.data !== undefined && own.data.role !== 'user';
  const linkTo = (path: string, icon: Elements, label: string) => (
    <Link to={path} className={entryClasses} onClick={onClose}>
      {icon}
      <span>{label}</span>
    </Link>
  );
  return (
    <Dialog open onClose={onClose} title={words.account} variant="drawer">
      <div className="mb-5 flex items-center gap-4 rounded-lg bg-leaf-100 p-4">
        <Avatar photoUrl={account.photoUrl} className="size-14 shrink-0" />
        <div className="min-w-0 wrap-anywhere">
          {account.displayName && <p className="font-semibold">{account.displayName}</p>}
          <p className="text-sm text-soft">{account.email}</p>
        </div>
      </div>
      <ul className="grid gap-1">
        <li>{linkTo('/update-profile', <UserRoundIcon />, titles.profile)}</li>
        <li>{linkTo('/order', <ReceiptTextIcon />, titles.orders)}</li>
        {brand.showsAnnounced && (
          <li>
            <ComingSoon className={entryLayout}>
              <SettingsIcon />
              {words.settings}
            </ComingSoon>
          </li>
        )}
        <li>{linkTo('/dashboard', <LayoutDashboardIcon />, titles.dashboard)}</li>
        {isStaff && <li>{linkTo('/kitchen', <ChefHatIcon />, titles.kitchen)}</li>}
        <li className="mt-2 border-t border-hairline pt-2">
          <button
            type="button"
            className={`${entryClasses} text-tomato`}
            onClick={() => {
              onClose();
              void mayLeave().then((leaves) => (leaves ? logOut() : undefined));
            }}
          >
            <LogOutIcon />
            {words.logout}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
