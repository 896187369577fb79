import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { profile } from '../../diner/account/words.en.ts';
import { pickUpAndPay, title as cart } from '../../diner/cart/words.en.ts';
import { CheckoutPlaces } from '../../diner/checkout/checkout-places.tsx';
import { OrderHelp } from '../../diner/orders/order/order-help.tsx';
import { onePageEach } from '../../diner/orders/words.en.ts';
import {
  CartPlaces,
  OrderPlaces,
  OrdersPlaces,
  ProfilePlaces,
} from '../../diner/parts/page-places.tsx';
import { addressInWords } from '../../model/address-lines.ts';
import { InnerPage } from '../../ui/inner-page.tsx';
import { DashboardFrame } from '../guards/dashboard-frame.tsx';
import { KitchenFrame } from '../guards/kitchen-frame.tsx';
import { screens } from '../screens.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from '../words.en.ts';

function dinerFrame(title: string, places: ReactElement, lead?: ReactNode) {
  return (
    <InnerPage title={title} aside={<p>{words.loading}</p>} lead={lead}>
      {places}
    </InnerPage>
  );
}

/** The frames of the pages for who is signed in, by the path of their screen. */
const frames: Record<string, ReactElement> = {
  [screens.cart.path]: dinerFrame(cart, <CartPlaces />, pickUpAndPay(addressInWords)),
  [screens.checkout.path]: dinerFrame(titles.checkout, <CheckoutPlaces />),
  [screens.orders.path]: dinerFrame(titles.orders, <OrdersPlaces />, onePageEach),
  [screens.order.path]: dinerFrame(titles.order, <OrderPlaces />, <OrderHelp />),
  [screens.profile.path]: dinerFrame(profile, <ProfilePlaces />),
  [screens.kitchen.path]: <KitchenFrame />,
  [screens.dashboard.path]: <DashboardFrame isOverview />,
  [screens.noSuchPage.path]: <DashboardFrame isOverview={false} />,
};

/** What a page shows until it is known who is signed in. Only the build renders it (guards/require-auth.tsx). */
export default function ScreenFrame() {
  return frames[useLocation().pathname];
}
