import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SidebarAccount } from './sidebar-account.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import * as titles from '../model/screen-words.en.ts';
import * as words from './words.en.ts';
import type { Elements } from '../ui/elements.ts';

type DashboardLayoutProps = {
  /** The restaurant's mark, linking to the home page. */
  brandMark: Elements;
  children: Elements;
};

/** The dashboard's sidebar (a drawer on narrow screens) beside its screens. */
export function DashboardLayout({ brandMark, children }: DashboardLayoutProps) {
  const { pathname } = useLocation();
  // The drawer is open only at the location where it was opened: any navigation closes it.
  const [openAt, setOpenAt] = useState<string>();

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] print:block">
      <aside className="sticky top-0 hidden h-dvh flex-col print:hidden border-e border-hairline bg-card p-4 lg:flex">
        <div className="ps-2 pt-1 pb-4">{brandMark}</div>
        <Navigation />
      </aside>
      <header className="sticky top-0 z-10 flex print:hidden items-center justify-between gap-4 border-b border-hairline bg-card px-4 py-2 low:py-0.5 lg:hidden">
        {brandMark}
        <IconButton
          label={words.openNavigation}
          aria-haspopup="dialog"
          icon={<MenuIcon />}
          onClick={() => {
            setOpenAt(pathname);
          }}
        />
      </header>
      <Dialog
        open={openAt === pathname}
        onClose={() => {
          setOpenAt(undefined);
        }}
        title={words.navigation}
        variant="drawer"
      >
        <Navigation
          onSameLink={() => {
            setOpenAt(undefined);
          }}
        />
      </Dialog>
      <main id="main" className="mx-auto w-full max-w-[80rem] min-w-0 px-4 py-8 lg:px-10 lg:py-6">
        {children}
      </main>
    </div>
  );
}

function Navigation({ onSameLink }: { onSameLink?: () => void }) {
  return (
    <>
      <nav
        aria-label={titles.dashboard}
        className="-mx-1 grow px-1 pb-2 lg:min-h-0 lg:overflow-y-auto"
      >
        <SidebarLinks onSameLink={onSameLink} />
      </nav>
      <SidebarAccount />
      <p className="pt-3 text-xs text-soft">{words.version(import.meta.env.VITE_VERSION)}</p>
    </>
  );
}
