import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { answerOrdering } from '../../../testing/ordering.ts';
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

test('the button for the rest of today says until when: the end of dinner, also at lunch', async () => {
  const [lunch, dinner] = [
    { open: '00:00', close: '00:01' },
    { open: '23:59', close: '00:00' },
  ];
  const day = [lunch, dinner];
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  await answerOrdering({ timeZone: 'UTC', week, exceptions: {} });
  await renderPart(<PauseButton pausedUntil={null} isOff={false} />, { as: ada });
  await page.getByRole('button', { name: 'Pause orders' }).click();
  const today = page.getByRole('button', { name: /^Rest of today until tomorrow at 12\sAM$/ });
  await expect.element(today).toBeVisible();
});
