import { LinkTabs } from './link-tabs.tsx';
import * as words from './words.en.ts';

const links = [
  { id: 'open', to: '/dashboard/orders', label: words.openOrdersTab },
  { id: 'all', to: '/dashboard/all-orders', label: words.allOrdersTab },
] as const;

/** The links between the open orders and those of any day. */
export function OrdersTabs({ current }: { current: (typeof links)[number]['id'] }) {
  return <LinkTabs label={words.whichOrders} links={links} current={current} />;
}
