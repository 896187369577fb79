import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, outage } from '../../../../testing/api.ts';
import { drawPicture } from '../../../../testing/pictures.ts';
import { dana } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ProfileForm } from './profile-form.tsx';

const call = 'POST /images';
const sent = { json: { success: true, data: { display_url: '/api/images/i-me' } } };
const group = page.getByRole('group', { name: 'Photo' });
const chooser = page.getByLabelText('Choose a picture');
const update = page.getByRole('button', { name: 'Update', exact: true });
const isReady = page.getByText(/^Your new photo is ready\./);
const photo = () => group.element().querySelector('img');

test('a photo can be dropped in, and discarded before it is saved', async () => {
  await answerApi({ call, ...sent });
  await renderPart(<ProfileForm account={dana} />, { as: dana });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await drawPicture({ type: 'png', width: 400, height: 300 }));
  const zone = group.element();
  for (const type of ['dragover', 'drop']) {
    zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
  await expect.element(isReady).toBeVisible();
  expect(photo()?.src).toMatch(/^blob:/);
  await page.getByRole('button', { name: 'Keep current photo' }).click();
  await expect.poll(photo).toBeNull();
});

test('a file that is not a picture is refused with a message, and another can be chosen', async () => {
  await answerApi({ call, ...sent });
  await renderPart(<ProfileForm account={dana} />, { as: dana });
  await chooser.upload(new File(['no picture'], 'note.txt', { type: 'text/plain' }));
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Please choose a PNG, JPEG or WebP picture.');
  // Sending the same file again would end the same way.
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await chooser.upload(await drawPicture({ type: 'png', width: 40, height: 30 }));
  await expect.element(isReady).toBeVisible();
  await page.getByRole('button', { name: 'Keep current photo' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(update).toBeEnabled();
});

test('an upload shows its progress and can be canceled', async () => {
  await answerApi({ call, isHeld: true });
  await renderPart(<ProfileForm account={dana} />, { as: dana });
  await chooser.upload(await drawPicture({ type: 'png', width: 40, height: 30 }));
  const progress = page.getByRole('progressbar', { name: 'Uploading the picture' });
  await expect.element(progress).toBeVisible();
  await expect.element(update).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(chooser).toHaveFocus();
  await expect.element(update).toBeEnabled();
});

test('a failed upload says why and can be retried, and the name stays as typed', async () => {
  await answerApi({ call, ...outage });
  await renderPart(<ProfileForm account={dana} />, { as: dana });
  const name = page.getByLabelText('Name');
  await name.fill('Dana Patient');
  await chooser.upload(await drawPicture({ type: 'png', width: 40, height: 30 }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(outage.json.message);
  await answerApi({ call, ...sent });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(isReady).toBeVisible();
  await expect.element(name).toHaveValue('Dana Patient');
  await expect.element(update).toBeEnabled();
});
