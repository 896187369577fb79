import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, outage } from '../../../../testing/api.ts';
import { boxOf, shareInSight } from '../../../../testing/boxes.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { dana } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import ProfileScreen from './profile-screen.tsx';
import { OwnDataCard } from './own-data.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('one’s own data is saved as a file; a failure is said, and pressing again repeats it', async () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  await answerApi({ call: 'GET /users/me/data', ...outage });
  await renderPart(<OwnDataCard />, { as: dana });
  await button('Download your data').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(outage.json.message);
  expect(create).not.toHaveBeenCalled();

  const json = { orders: [{ allergies: 'nuts' }] };
  await answerApi({ call: 'GET /users/me/data', json });
  await button('Download your data').click();
  await expect.element(page.getByText('The file is in your downloads.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  const file = create.mock.calls[0]?.[0] as Blob;
  expect(JSON.parse(await file.text())).toEqual(json);
  create.mockRestore();
});

test('what is missing for another password or email is said under each field, and Cancel gives the focus back', async () => {
  await openSite('/update-profile', { as: dana });
  await button('Change password').click();
  const current = page.getByLabelText('Current password', { exact: true });
  await expect.element(current).toHaveFocus();
  await button('Save password').click();
  await expect.element(page.getByText('Please enter your password.')).toBeVisible();
  await current.fill('long enough');
  await page.getByLabelText('New password', { exact: true }).fill('long enough');
  await button('Save password').click();
  await expect
    .element(page.getByText('Choose a password that is not the current one.'))
    .toBeVisible();
  await button('Cancel').click();
  await expect.element(button('Change password')).toHaveFocus();

  await button('Change email').click();
  const email = page.getByLabelText('New email');
  await email.fill(dana.email.toUpperCase());
  await button('Send link').click();
  await expect.element(page.getByText('This is your email already.')).toBeVisible();
  await email.fill('dana at home');
  await expect.element(page.getByText('Please check this email address.')).toBeVisible();
});

test('someone who logs in with Google is told where email and password are changed, and deletes the account with Google', async () => {
  await renderPart(<ProfileScreen />, { as: { ...dana, hasPassword: false } });
  await expect.element(page.getByText(/^You log in with Google\./)).toBeVisible();
  await expect.element(button('Change password')).not.toBeInTheDocument();
  await expect.element(button('Change email')).not.toBeInTheDocument();
  await button('Delete account').click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(question.getByText(/log in with Google once more/)).toBeVisible();
  await expect.element(question.getByLabelText('Your password')).not.toBeInTheDocument();
  // Nothing is wrong yet, so there is no red line.
  await expect.element(question.getByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [1280, 720],
  [1440, 900],
])('on a desk of %i × %i px the form is whole, and stays where it is', async (width, height) => {
  await page.viewport(width, height);
  await openSite('/update-profile', { as: dana });
  await expect.element(button('Delete account')).toBeInTheDocument();
  expect(shareInSight(button('Update'))).toBe(1);
  const top = boxOf(button('Update')).top;
  await button('Change password').click();
  await expect.element(button('Save password')).toBeInTheDocument();
  expect(boxOf(button('Update')).top).toBe(top);
});
