import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { expect, it } from 'vitest';
import type { StoredOrder } from '../orders/order/store.ts';
import { orderOf, soupLine } from '../testing/orders.ts';
import { composeMail } from './compose-mail.ts';

const choice = (group: string, name: string): ResolvedChoice => ({
  groupId: group,
  choiceId: name,
  group,
  name,
  cents: 0,
});

const order = {
  lines: [
    {
      ...soupLine,
      choices: [
        choice('Extras', 'Croutons'),
        choice('Extras', 'Cream'),
        choice('Extras', 'Cream'),
        choice('How hot?', 'Mild'),
      ],
      note: 'No salt',
    },
    { ...soupLine, id: 'line-2', name: 'Bread', quantity: 1, totalCents: 250 },
  ],
  charges: [{ kind: 'bag', label: 'Bag', cents: 20 }],
  subtotalCents: 1890,
  totalCents: 1910,
};

const textOf = (kind: 'received' | 'accepted' | 'ready' | 'refused', own: Partial<StoredOrder>) =>
  composeMail(kind, { order: orderOf({ ...order, ...own }), timeZone: 'UTC', siteUrl: '' })?.text;

const { BRAND_NAME, BRAND_ADDRESS, BRAND_TELEPHONE } = process.env;
const sender = `${BRAND_NAME}\n${BRAND_ADDRESS}\nTelephone: ${BRAND_TELEPHONE}\n`;

it.each([
  ['received', 'placed', 'Total'],
  ['accepted', 'accepted', 'Total'],
  ['ready', 'ready', 'Total'],
  ['refused', 'rejected', 'Total (not charged)'],
] as const)(
  'the mail %s lists the dishes with their choices, the sum, the address and the telephone number',
  (kind, state, total) => {
    const refusal = { code: 'too_busy', message: 'We are too busy.' } as const;
    const text = textOf(kind, { state, ...(kind === 'refused' && { refusal }) });
    expect(text).toContain(
      inBrandWords(`\n\n2 × Lentil soup: $16.40
    Extras: Croutons, 2 × Cream
    How hot? Mild
    Note: No salt
1 × Bread: $2.50
Bag: $0.20
${total}: $19.10\n\n`),
    );
    expect(BRAND_ADDRESS).toMatch(/\d/);
    expect(text).toContain(sender);
  },
);
