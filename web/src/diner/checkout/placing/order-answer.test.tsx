import type { Checkout } from '@thymely/contract/orders/endpoints';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderAnswer } from './order-answer.tsx';

it('what has changed about a line is read out as a list below its name, and as no joined sentence', () => {
  const lines = [{ lineId: 'soup', name: 'Soup' }] as Checkout['lines'];
  const changes = {
    lines: new Map([['soup', ['Was $5.00 each', 'Quantity was 2']]]),
    gone: [],
    wasTotalCents: undefined,
  };
  const html = renderToStaticMarkup(
    <OrderAnswer
      isWide={false}
      state={{ phase: 'idle' }}
      answer="Your order has changed."
      lines={lines}
      changes={changes}
    />,
  );
  expect(html).toContain(
    '<li><bdi>Soup</bdi><ul><li>Was $5.00 each</li><li>Quantity was 2</li></ul></li>',
  );
});
