import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import MenuIcon from 'lucide-react/icons/menu';
import WifiOffIcon from 'lucide-react/icons/wifi-off';
import XIcon from 'lucide-react/icons/x';
import { useLocation } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { pressedKey } from '../../lib/pressed-key.ts';
import { useIsOnline } from '../../lib/chunks/network.ts';
import { useOverlay } from '../../lib/history/use-overlay.ts';
import { lowWindow, useMedia } from '../../lib/use-media.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BrandMark } from './brand-mark.tsx';
import { NavLinks } from './nav-links.tsx';
import { NavbarAccount } from './navbar-account.tsx';
import * as words from '../words.en.ts';

/** Fixed at the top: transparent over the hero, opaque with a shadow once the page is scrolled. */
export function Navbar() {
  const isScrolled = useScrolled();
  const { isOpen, toggle, frame, button } = usePanel();
  const isOnline = useIsOnline();
  const isLow = useMedia(lowWindow);
  const panelId = useId();
  return (
    <header
      ref={frame}
      className={classes(
        'fixed inset-x-0 top-0 z-30 transition-colors',
        (isScrolled || isOpen) && 'bg-card shadow-card',
        brand.name.length > 10 && 'long-name',
      )}
    >
      <nav aria-label={words.mainNavigation} className="container-page">
        {/* The sides share the rest of the width, so that the middle never moves. */}
        <div className="flex min-h-(--navbar) items-center gap-2">
          <div className="flex min-w-8 flex-1">
            <BrandMark className="max-w-full" />
          </div>
          <NavLinks className="hidden items-center gap-1 lg:flex" />
          {/* Without a box of its own in narrow windows: it would move when an order comes into it. */}
          <div className="contents min-w-0 flex-1 items-center justify-end gap-2 lg:flex">
            {/* In a low window, the notice of it is at the end of the page. */}
            {!isOnline && isLow && <WifiOffIcon role="img" aria-label={words.offline} />}
            <NavbarAccount />
            <IconButton
              ref={button}
              className="lg:hidden"
              label={isOpen ? words.closeNavigation : words.openNavigation}
              aria-expanded={isOpen}
              aria-controls={panelId}
              icon={isOpen ? <XIcon className="size-6" /> : <MenuIcon className="size-6" />}
              onClick={toggle}
            />
          </div>
        </div>
        <div id={panelId} className="lg:hidden" hidden={!isOpen}>
          {isOpen && (
            <NavLinks className="pop grid max-h-[85dvh] gap-1 overflow-y-auto pt-1 pb-5" />
          )}
        </div>
      </nav>
    </header>
  );
}

/** The panel on narrow screens. Navigation, Escape, Back and a click outside close it. */
function usePanel() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // The location where the panel was opened.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === here;
  const frame = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOverlay(isOpen, () => {
    setOpenAt(undefined);
    button.current?.focus();
  });

  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpenAt(undefined);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      // An open list inside the panel handles the key first.
      if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const toggle = () => {
    setOpenAt(isOpen ? undefined : here);
  };
  return { isOpen, toggle, frame, button };
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => {
    removeEventListener('scroll', listener);
  };
}

/** Whether the page has been scrolled down. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
}
