import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Job } from '@thymely/contract/jobs/endpoints';
import { answerApi } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { JobsPanel } from './jobs-panel.tsx';

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
  await renderPart(<JobsPanel />, { as: ada });
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
  await renderPart(<JobsPanel />, { as: ada });
  await expect.element(page.getByText(/^It has not run when it should have/)).toBeVisible();
  await expect.element(page.getByText(/^Nobody was removed: so many accounts/)).toBeVisible();
  await expect.element(page.getByText('Orders: 3 failed.')).toBeVisible();
});
