import { nothingUnreadable } from '@thymely/contract/orders/unreadable-orders';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LeftOutOrders } from './left-out-orders.tsx';

it('requirement 51: a screen says how many open orders it does not show', () => {
  const said = (notShown: number) =>
    renderToStaticMarkup(<LeftOutOrders unreadable={nothingUnreadable} notShown={notShown} />);
  expect(said(1234)).toContain('role="alert"');
  expect(said(1234)).toContain(inBrandWords('1,234 more orders are not shown.'));
  expect(said(0)).not.toContain('not shown');
});
