import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { PauseButton } from './pause-button.tsx';

const call = 'PUT /kitchen/pause';
const sent = async () => (await callsTo(call)).map(({ body }) => JSON.parse(body) as object);

test('a pause from the board may carry a reason, which nobody has to give', async () => {
  await answerApi({ call, json: { pausedUntil: new Date(Date.now() + 9e5).toISOString() } });
  await renderPart(<PauseButton pausedUntil={null} isOff={false} />, { as: ada });
  const open = page.getByRole('button', { name: 'Pause orders' });
  await open.click();
  await page.getByText('Say why').click();
  await page.getByLabelText('Reason').fill(' Oven is down ');
  await page.getByRole('button', { name: '30 min' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(await sent()).toEqual([{ minutes: 30, reason: 'Oven is down' }]);

  await open.click();
  await expect.element(page.getByLabelText('Reason')).not.toBeVisible();
  await page.getByRole('button', { name: '15 min' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect((await sent())[1]).toMatchObject({ minutes: 15 });
});
