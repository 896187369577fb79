import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { orderingSettingsQuery } from '../../api/ordering-settings.ts';
import { queryClient } from '../../api/query-client.ts';
import { PauseCard } from './pause-card.tsx';
import { settings } from '../../../testing/ordering-settings.ts';

function CurrentPause() {
  const { data } = useQuery(orderingSettingsQuery);
  return data && <PauseCard settings={data} />;
}

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
  const older = queryClient.refetchQueries(orderingSettingsQuery);
  expect(queryClient.isFetching(orderingSettingsQuery)).toBe(1);
  await resume.click();
  await expect.element(page.getByRole('heading', { name: 'Pause orders' })).toBeVisible();
  expect(queryClient.isFetching(orderingSettingsQuery)).toBe(0);
  await older;
});
