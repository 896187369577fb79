import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageChange } from './page-change.tsx';
import { whenOnPage } from '../lib/history/overlays.ts';
import { openSite } from '../../testing/open-site.tsx';
import { dana } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function expectAnnounced(name: string | RegExp, title: RegExp): Promise<void> {
  await expect.element(heading(name)).toHaveFocus();
  await expect.poll(() => document.title).toMatch(title);
}

test('every change of page moves the focus to its heading and changes the title', async () => {
  await openSite('/', { as: dana });
  const drawer = page.getByRole('dialog', { name: 'Account' });
  const follow = async (name: string) => {
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await drawer.getByRole('link', { name }).click();
  };
  await follow('Profile');
  await expectAnnounced(/profile/i, /^Profile — /);
  await follow('Order');
  await expectAnnounced('Order', /^Order — /);
  // The drawer's own step back comes before the person's.
  await whenOnPage();
  history.back();
  await expectAnnounced(/profile/i, /^Profile — /);
});

test('a link that is followed before the first page has come moves the focus to the heading, too', async () => {
  const NeverThere = lazy(() => new Promise<never>(() => undefined));
  await renderPart(
    <>
      <Link to="/second">Second</Link>
      <Routes>
        <Route
          path="/first"
          element={
            <Suspense>
              <NeverThere />
            </Suspense>
          }
        />
        <Route
          path="/second"
          element={
            <>
              <h1>Second page</h1>
              <PageChange title="Second" page="/second" />
            </>
          }
        />
      </Routes>
    </>,
    { at: '/first' },
  );
  await page.getByRole('link', { name: 'Second' }).click();
  await expect.element(heading('Second page')).toHaveFocus();
});

test('the navbar never covers the focused element', async () => {
  await openSite('/menu?category=salad');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  (last.element() as HTMLElement).focus();
  for (let stops = 0; stops < 40; stops += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(hiddenFocus).toBeUndefined();
  }
});

/** Returns the focused element if the fixed navbar covers all of it. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  const navbar = document.querySelector('header');
  if (!focused || !navbar || navbar.contains(focused)) return undefined;
  const isHidden = focused.getBoundingClientRect().bottom <= navbar.getBoundingClientRect().bottom;
  return isHidden ? focused.outerHTML : undefined;
}
