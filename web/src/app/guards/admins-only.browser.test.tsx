import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { adminCheckQuery } from '../../api/users.ts';
import { queryClient } from '../../api/query-client.ts';
import AdminsOnly from './admins-only.tsx';

const call = `GET /users/admin/${ada.email}`;
const isAdmin = { call, json: { admin: true } };
const headingOf = (name: string) => page.getByRole('heading', { level: 1, name });

test('a slow admin check shows the login form, disabled, and nothing is fetched before the response (spec 2.31)', async () => {
  await answerApi({ call, isHeld: true });
  await openSite('/dashboard/users', { as: ada });
  await expect.element(page.getByText('Checking…')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toBeDisabled();
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  const asked = async () =>
    (await callsTo('GET')).map((each) => each.call).filter((each) => /\/(users|menu)$/.test(each));
  expect(await asked()).toEqual([]);

  await answerApi(isAdmin);
  await expect.element(headingOf('All Users')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  expect(await asked()).toContain('GET /users');
});

test('an admin check that fails says so and can be tried again', async () => {
  await answerApi({ call, ...outage });
  await openSite('/dashboard/users', { as: ada });
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(outage.json.message);
  await answerApi(isAdmin);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(headingOf('All Users')).toBeVisible();
});

test('when the user cannot be loaded, the dashboard says so instead of refusing access', async () => {
  await answerApi({ call, json: { admin: false } }, { call: 'GET /users/me', ...outage });
  await openSite('/dashboard', { as: ada });
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(outage.json.message);
  await expect.element(page.getByText('Admins only')).not.toBeInTheDocument();
  await answerApi({ call: 'GET /users/me', json: { role: 'kitchen' } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => location.pathname).toBe('/kitchen');
});

test('the dashboard is drawn in slices of its own, and its frame stays until then', async () => {
  await answerApi(isAdmin);
  const { queryKey } = adminCheckQuery(ada.email);
  const haveScreen: boolean[] = [];
  const headings = new Set<Element>();
  const noteCommit = () => {
    for (const heading of document.querySelectorAll('#main h1')) {
      if (heading.textContent === 'Dashboard') headings.add(heading);
    }
    if (queryClient.getQueryData(queryKey) === undefined) return;
    haveScreen.push(document.querySelector('[data-screen]') !== null);
  };
  await renderPart(
    <Profiler id="dashboard" onRender={noteCommit}>
      <AdminsOnly>
        <p data-screen="">The overview</p>
      </AdminsOnly>
    </Profiler>,
    { at: '/dashboard', as: ada },
  );
  await expect.element(page.getByText('The overview')).toBeVisible();
  expect([haveScreen[0], haveScreen.at(-1)]).toEqual([false, true]);
  expect(headings.size).toBe(1);
});
