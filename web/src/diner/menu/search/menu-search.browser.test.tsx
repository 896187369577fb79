import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuQuery } from '../../../api/menu/menu.ts';
import { queryClient } from '../../../api/query-client.ts';
import { textsOf } from '../../../../testing/boxes.ts';
import { openSite } from '../../../../testing/open-site.tsx';

const cards = page.getByRole('article');
const field = page.getByRole('searchbox', { name: 'Search the menu' });
const address = () => location.pathname + location.search;

test('a search forgives a typo and says what it found instead', async () => {
  await openSite('/menu');
  await field.click();
  await userEvent.keyboard('margarita');
  await expect.element(page.getByText(/^Nothing matches “margarita”\. Did you mean/)).toBeVisible();
  await expect.element(cards.first()).toMatchTextContent('Margherita');
  await page.getByRole('link', { name: 'margherita', exact: true }).click();
  await expect.element(field).toHaveValue('margherita');
  await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
});

test('a search without results offers to drop one of its conditions', async () => {
  await openSite('/menu?category=drinks&q=margherita');
  await expect.element(page.getByText('No dish matches all of that.')).toBeVisible();
  await page.getByRole('link', { name: /^Remove Drinks/ }).click();
  await expect.poll(address).toBe('/menu?q=margherita');
  await expect.element(cards.first()).toMatchTextContent('Margherita');
});

test('a search shows, marks and counts the dishes with its words, and Back undoes it', async () => {
  await openSite('/menu');
  await expect.element(cards.first()).toBeVisible();
  const menu = queryClient.getQueryData(menuQuery.queryKey) ?? [];
  const tomatoes = menu.filter(({ name }) => /\btomato/i.test(name)).map(({ name }) => name);
  await field.click();
  await userEvent.keyboard('TÓMATO');
  await expect.poll(address).toBe(`/menu?q=${encodeURIComponent('TÓMATO')}`);
  const status = page.getByRole('region', { name: 'Dishes' }).getByRole('status');
  await expect
    .element(status)
    .toMatchTextContent(/^(?:Dishes 1–8 of )?\d+(?: dishes)? for “TÓMATO”$/);
  // Dishes with the word in their name come first.
  expect(document.querySelector('article h3 mark')?.textContent).toBe('Tomato');
  expect(textsOf(cards.getByRole('heading')).slice(0, tomatoes.length)).toEqual(tomatoes);
  await expect.element(field).toHaveFocus();

  // A word that was typed in one go is undone in one go.
  history.back();
  await expect.poll(address).toBe('/menu');
  await expect.element(field).toHaveValue('');
  await expect.element(status).toMatchTextContent(/^Dishes 1–8 of \d+$/);
  history.forward();
  await expect.element(field).toHaveValue('TÓMATO');
  await expect.element(status).toMatchTextContent(/for “TÓMATO”$/);
});
