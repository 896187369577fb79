import { brand } from '@brand/brand.ts';
import { screens, type Screen } from '../screens.ts';
import type { PrerenderedPage } from './public-pages.ts';

/** The pages for who is signed in, of which the build knows the frame: heading, bar, places of the lists. */
function framePage({ path, title }: Screen, file: string): PrerenderedPage {
  return {
    path,
    file,
    title,
    description: brand.openingLine,
    indexed: false,
    needsScripts: true,
    styles: 'shell',
    // The screen is loaded once the frame has been seen.
    source: '',
    dataFrom: () => ({}),
  };
}

/** Hosting finds those without an ID in the path by their names, and the others by firebase.json. */
export const framePages: PrerenderedPage[] = [
  framePage(screens.cart, 'cart-page.html'),
  framePage(screens.checkout, 'checkout.html'),
  framePage(screens.orders, 'order.html'),
  framePage(screens.order, 'one-order.html'),
  framePage(screens.profile, 'update-profile.html'),
  framePage(screens.kitchen, 'kitchen.html'),
  framePage(screens.dashboard, 'dashboard.html'),
  // The path of every other page of the dashboard.
  framePage({ ...screens.dashboard, path: screens.noSuchPage.path }, 'dashboard-page.html'),
];
