import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { ada } from '../../../testing/people.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import AddPhotosScreen from './add-photos-screen.tsx';

const path = '/api/images/00000000-0000-4000-8000-000000000000';
const upload = 'POST /images';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const photo = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const dishOf = (name: string) => page.getByRole('combobox', { name: `Dish of ${name}` });

async function picture(name: string): Promise<File> {
  const drawn = await drawPicture({ type: 'png', width: 40, height: 30 });
  return new File([drawn], name, { type: 'image/png', lastModified: 1 });
}

async function choose(...files: File[]): Promise<void> {
  await page.getByLabelText(/^Choose (more )?photos$/).upload(files);
}

/** Opens the screen, as after the tab was closed. */
async function openScreen(): Promise<void> {
  await cleanup();
  await renderPart(<AddPhotosScreen />, { as: ada });
}

beforeEach(async () => {
  localStorage.removeItem('added-photos');
  await answerApi({ call: upload, json: { success: true, data: { display_url: path } } });
  await answerApi({ call: 'PATCH /menu/ember-margherita', json: {} });
  await openScreen();
});

test('photos find their dishes by name, and the others are given one by hand', async () => {
  await choose(await picture('Ember Margherita.png'), await picture('IMG_4711.png'));
  await expect.element(photo('Ember Margherita')).toMatchTextContent(/Found by its name/);
  await expect.element(dishOf('Ember Margherita.png')).toHaveValue('Ember Margherita');
  await expect.element(page.getByText('2 photos: 1 with a dish, 1 needs a dish.')).toBeVisible();
  await expect.element(button('Upload 1 photo')).toBeVisible();

  const field = dishOf('IMG_4711.png');
  await field.fill('No such dish');
  await userEvent.tab();
  await expect.element(photo('IMG_4711')).toMatchTextContent(/No dish has this name/);
  await field.fill('lobster bisque');
  await expect.element(photo('IMG_4711')).toMatchTextContent(/Chosen by hand/);
  await expect.element(button('Upload 2 photos')).toBeVisible();
  await button('Remove IMG_4711.png from the list').click();
  await expect.element(button('Upload 1 photo')).toBeVisible();
});

test('a photo becomes the picture of its dish, and choosing it again does nothing more', async () => {
  const file = await picture('ember-margherita.png');
  await choose(file);
  await answerApi({ call: upload, isHeld: true });
  await button('Upload 1 photo').click();
  await expect.element(page.getByText('0 of 1 photo done')).toBeVisible();
  await expect.poll(async () => (await callsTo(upload)).length).toBe(1);
  const dish = { _id: 'ember-margherita', name: 'Ember Margherita', category: 'pizza' };
  const saved = { ...dish, price: 12.5, recipe: 'Basil.', image: path };
  await answerApi({ call: 'PATCH /menu/ember-margherita', json: saved });
  await answerApi({ call: 'GET /menu', json: [saved] });
  await answerApi({ call: upload, json: { success: true, data: { display_url: path } } });
  await expect.element(page.getByText('1 photo: 1 saved.')).toBeVisible();
  const [sent] = await callsTo('PATCH /menu/ember-margherita');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ image: path });
  expect(sent?.headers).not.toHaveProperty('if-match');

  await openScreen();
  await choose(file);
  await expect.element(photo('ember-margherita')).toMatchTextContent(/Saved earlier/);
  await expect.element(button('Upload 1 photo')).not.toBeInTheDocument();
  expect(await callsTo(upload)).toHaveLength(1);
});

test('what was stored before the tab was closed is not uploaded again', async () => {
  const file = await picture('ember-margherita.png');
  await choose(file);
  const json = { code: 'NOT_FOUND', message: "This dish isn't on the menu." };
  await answerApi({ call: 'PATCH /menu/ember-margherita', status: 404, json });
  await button('Upload 1 photo').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/isn't on the menu/);
  await openScreen();
  await choose(file);
  const saved = { _id: 'ember-margherita', name: 'Ember Margherita', image: path };
  await answerApi({ call: 'PATCH /menu/ember-margherita', json: saved });
  await button('Upload 1 photo').click();
  await expect.element(page.getByText('1 photo: 1 saved.')).toBeVisible();
  expect(await callsTo(upload)).toHaveLength(1);
});

test('failures are named, and tried again on a press', async () => {
  await choose(
    await picture('ember-margherita.png'),
    new File(['no picture'], 'Lobster Bisque.png', { type: 'image/png' }),
  );
  await answerApi({ call: upload, ...outage, headers: { 'retry-after': '0' } });
  await button('Upload 2 photos').click();
  await expect.element(photo('Lobster')).toMatchTextContent(/can't be read as a picture/);
  await expect.element(photo('ember')).toMatchTextContent(/closed for a moment/);
  await expect.element(page.getByText('2 photos: 2 failed.')).toBeVisible();
  // A busy server was asked four times.
  expect(await callsTo(upload)).toHaveLength(4);
  await answerApi({ call: upload, json: { success: true, data: { display_url: path } } });
  await button('Retry 2 photos').click();
  await expect.element(photo('ember')).toMatchTextContent(/Saved/);
  await expect.element(page.getByText('2 photos: 1 saved, 1 failed.')).toBeVisible();
});

test('requirement 36: when the quota is used up, the rest waits and says why', async () => {
  await choose(await picture('ember-margherita.png'), await picture('lobster-bisque.png'));
  const message = 'You can upload up to 500 pictures and 200 MB an hour. Please try again later.';
  const json = { code: 'TOO_MANY_REQUESTS', message };
  await answerApi({ call: upload, status: 429, headers: { 'retry-after': '1800' }, json });
  await button('Upload 2 photos').click();
  await expect
    .element(page.getByRole('alert').first())
    .toMatchTextContent(/500 pictures and 200 MB/);
  await expect.element(page.getByText(/failed\.$/)).toBeVisible();
});

test('501 pictures are refused in one line, and nothing is taken', async () => {
  const many = Array.from(
    { length: 501 },
    (_, n) => new File(['x'], `${n}.png`, { type: 'image/png' }),
  );
  await choose(...many);
  await expect
    .element(page.getByLabelText('Choose photos'))
    .toHaveAccessibleDescription('Choose up to 500 pictures at once. These are 501.');
  await expect.element(page.getByRole('list', { name: 'Chosen photos' })).not.toBeInTheDocument();
});

test('requirement 23: a picture named ../x is one without a dish, and its name is text', async () => {
  await choose(await picture('..\\x.png'), await picture('<img src=x onerror=alert(1)>.png'));
  await expect.element(photo('<img src=x')).toMatchTextContent(/Choose its dish/);
  await expect.element(page.getByText('2 photos: 2 need a dish.')).toBeVisible();
});

test('what is no picture is left out by name', async () => {
  await choose(await picture('leek.png'), new File(['a'], 'notes.txt', { type: 'text/plain' }));
  await expect
    .element(page.getByText("Left out, because they aren't pictures: notes.txt."))
    .toBeVisible();
});
