import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerApi } from '../../../testing/api.ts';
import { boxOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { DashboardFrame } from './area-frame.tsx';

const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });

async function placeOfHeading(): Promise<{ left: number; top: number }> {
  await expect.element(heading).toBeVisible();
  const { left, top } = boxOf(heading);
  return { left, top };
}

test.each([390, 768, 1440])(
  'at %i px the heading of the dashboard is where its frame has it',
  async (width) => {
    await page.viewport(width, 900);
    await renderPart(<DashboardFrame />);
    const framed = await placeOfHeading();
    await cleanup();
    await answerApi({ call: `GET /users/admin/${ada.email}`, json: { admin: true } });
    await openSite('/dashboard', { as: ada });
    await expect.element(page.getByText('Thymely at a glance.')).toBeVisible();
    expect(await placeOfHeading()).toEqual(framed);
  },
);
