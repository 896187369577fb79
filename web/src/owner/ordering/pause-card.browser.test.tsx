import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { orderingSettingsQuery } from '../../api/ordering-settings.ts';
import { queryClient } from '../../api/query-client.ts';
import { PauseCard } from './pause-card.tsx';
import { sampleOrderingSettings as settings } from '../../../testing/ordering.ts';
import { renewQuery } from '../../../testing/renew-query.ts';

function CurrentPause() {
  const { data } = useQuery(orderingSettingsQuery);
  return data && <PauseCard settings={data} />;
}

test('a pause is sent with its length and its reason, and the focus goes to what ends it', async () => {
  const pausedUntil = new Date(Date.now() + 900_000).toISOString();
  await answerApi(
    { call: 'GET /settings/ordering', json: settings },
    { call: 'PUT /kitchen/pause', json: { pausedUntil, pauseReason: 'Full house' } },
  );
  await renderPart(<CurrentPause />, { as: ada });
  await page.getByText('Say why').click();
  await page.getByRole('textbox').fill('Full house');
  await page.getByRole('button', { name: '15 min' }).click();
  const resume = page.getByRole('button', { name: 'Resume orders' });
  await expect.element(resume).toHaveFocus();
  const [sent] = await callsTo('PUT /kitchen/pause');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ minutes: 15, reason: 'Full house' });
});

test('a pause that was ended is not shown again by an older answer that is still on its way', async () => {
  const call = 'GET /settings/ordering';
  const pausedUntil = new Date(Date.now() + 600_000).toISOString();
  await answerApi({ call, json: { ...settings, pausedUntil } });
  await renderPart(<CurrentPause />, { as: ada });
  const resume = page.getByRole('button', { name: 'Resume orders' });
  await expect.element(resume).toBeVisible();

  await answerApi(
    { call, isHeld: true },
    { call: 'DELETE /kitchen/pause', json: { message: 'Resumed.' } },
  );
  const older = renewQuery(orderingSettingsQuery.queryKey);
  await expect.poll(() => queryClient.isFetching(orderingSettingsQuery)).toBe(1);
  await resume.click();
  await expect.element(page.getByRole('heading', { name: 'Pause orders' })).toBeVisible();
  expect(queryClient.isFetching(orderingSettingsQuery)).toBe(0);
  await older;
});
