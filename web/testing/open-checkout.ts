import { page } from 'vitest/browser';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { answerApi } from './api.ts';
import { checkout } from './checkout.ts';
import { openSite } from './open-site.tsx';
import { dana } from './people.ts';

export async function openCheckout(changes: Partial<Checkout> = {}, as = dana): Promise<void> {
  await answerApi({ call: 'GET /checkout', json: { ...checkout, ...changes } });
  await openSite('/checkout', { as });
}

/** Noon and 1 PM of a business day in the sample restaurant, whose winter is eight hours behind. */
export const slotsOf = (day: string) => [20, 21].map((hour) => `${day}T${hour}:00:00.000Z`);
export const twoDays = { days: ['2030-01-01', '2030-01-02'], slots: slotsOf('2030-01-01') };

export const later = page.getByRole('radio', { name: 'Later' });
export const hours = page.getByRole('group', { name: 'Hour' });
export const minutes = page.getByRole('group', { name: 'Minutes' });
export const hourNamed = (name: string | RegExp) => hours.getByRole('radio', { name });
export const timeNamed = (name: string) =>
  minutes.getByRole('radio', { name: `${name} free`, exact: true });

/** Keeps a draft of the checkout in this tab, with this choice of a time. */
export function keepDraft(choice: object): void {
  const typed = { uid: dana.uid, name: 'Dee', note: '', allergies: '' };
  sessionStorage.setItem('checkout', JSON.stringify({ ...typed, choice }));
}
