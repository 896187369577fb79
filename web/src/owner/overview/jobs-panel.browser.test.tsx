import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeadMail, Job } from '@thymely/contract/jobs/endpoints';
import { answerApi } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { UnsentMailsPanel } from './unsent-mails-panel.tsx';

const at = '2026-11-24T09:00:00.000Z';

const job: Job = {
  name: 'daily-sweep',
  lastStartedAt: at,
  lastRunAt: at,
  lastOkAt: at,
  failed: 0,
  isLate: false,
  parts: [{ name: 'accounts', at, done: 2, failed: 0, problem: null }],
};

test('a job says when it last ran', async () => {
  await answerApi({ call: 'GET /jobs', json: [job] });
  await renderPart(<JobsPanel zone="UTC" />, { as: ada });
  await expect.element(page.getByText('Daily clean-up')).toBeVisible();
  await expect.element(page.getByText(/^Last ran Nov 24, 2026/)).toBeVisible();
  await expect.element(page.getByText(/failed|late/i)).not.toBeInTheDocument();
});

test('a job says in words what failed, stopped or is late', async () => {
  const parts: Job['parts'] = [
    { name: 'accounts', at, done: 0, failed: 0, problem: 'many_gone' },
    { name: 'pictures', at, done: 0, failed: 0, problem: 'waits' },
    { name: 'orders', at, done: 0, failed: 3, problem: null },
  ];
  await answerApi({ call: 'GET /jobs', json: [{ ...job, failed: 4, isLate: true, parts }] });
  await renderPart(<JobsPanel zone="UTC" />, { as: ada });
  await expect.element(page.getByText(/^It has not run when it should have/)).toBeVisible();
  await expect.element(page.getByText(/^Nobody was removed: so many accounts/)).toBeVisible();
  await expect.element(page.getByText('Orders: 3 failed.')).toBeVisible();
});

test('mails that were given up are listed by their reason, with what to do and their orders', async () => {
  const mail: DeadMail = { _id: '1', kind: 'ready', order: 'order-1', reason: 'refused', at };
  const sums = { ...mail, _id: '2', kind: 'day_sums', order: null, reason: 'gave_up' };
  await answerApi({ call: 'GET /mails/dead', json: [mail, sums] });
  await renderPart(<UnsentMailsPanel zone="UTC" />, { as: ada });
  const panel = page.getByRole('region', { name: 'Mails that were not sent' });
  await expect.element(panel.getByText(/call the guest\.$/)).toBeVisible();
  const order = panel.getByRole('link', { name: 'Order ready' });
  await expect.element(order).toHaveAttribute('href', '/dashboard/all-orders/order-1');
  await expect.element(panel.getByText('The sums of the day')).toBeVisible();
  await expect.element(panel.getByText(/could not be reached for a day/)).toBeVisible();
  await expect.element(panel.getByText(/broke off/)).not.toBeInTheDocument();
});
