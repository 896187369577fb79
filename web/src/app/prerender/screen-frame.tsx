import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { profile } from '../../diner/account/words.en.ts';
import { title as cart } from '../../diner/cart/words.en.ts';
import {
  CartPlaces,
  CheckoutPlaces,
  OrderPlaces,
  OrdersPlaces,
} from '../../diner/parts/page-places.tsx';
import { InnerPage } from '../../ui/inner-page.tsx';
import { AreaFrame, DashboardFrame } from '../guards/area-frame.tsx';
import { screens } from '../screens.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from '../words.en.ts';

function dinerFrame(title: string, places: ReactElement) {
  return (
    <InnerPage title={title} aside={<p>{words.loading}</p>}>
      {places}
    </InnerPage>
  );
}

/** The frames of the pages for who is signed in, by the path of their screen. */
const frames: Record<string, ReactElement> = {
  [screens.cart.path]: dinerFrame(cart, <CartPlaces />),
  [screens.checkout.path]: dinerFrame(titles.checkout, <CheckoutPlaces />),
  [screens.orders.path]: dinerFrame(titles.orders, <OrdersPlaces />),
  [screens.order.path]: dinerFrame(titles.order, <OrderPlaces />),
  [screens.profile.path]: dinerFrame(profile, <OrdersPlaces />),
  [screens.kitchen.path]: <AreaFrame title={titles.kitchen} />,
  [screens.noSuchPage.path]: <DashboardFrame />,
};

/** What a page shows until it is known who is signed in. Only the build renders it (guards/require-auth.tsx). */
export default function ScreenFrame() {
  return frames[useLocation().pathname];
}
