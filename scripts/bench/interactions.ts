import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { type Interaction, timesOf } from './event-times.ts';
import type { Measurement } from './measurement.ts';

/** The interactions as a person performs them, each from the menu's first page. */
const interactions: Interaction[] = [
  { what: 'category', act: (page) => category(page, 'Pizza') },
  { what: 'category', act: (page) => category(page, 'Soups') },
  { what: 'category', act: (page) => category(page, 'All') },
  { what: 'sort', act: (page) => nextSort(page) },
  { what: 'sort', act: (page) => nextSort(page) },
  { what: 'sort', act: (page) => nextSort(page) },
  { what: 'page', act: (page) => pageNumber(page, 2) },
  { what: 'page', act: (page) => pageNumber(page, 3) },
  { what: 'page', act: (page) => pageNumber(page, 1) },
  ...['t', 'o', 'm', 'a'].map((key) => ({ what: 'search', act: (page: Page) => type(page, key) })),
  { what: 'search', act: (page) => emptySearch(page) },
  { what: 'panel', act: (page) => page.getByRole('button', { name: 'Filters' }).click() },
  ...['Vegetarian', 'Tree nuts', 'Milk', 'Vegetarian'].map((name) => ({
    what: 'filter',
    act: (page: Page) => page.getByRole('checkbox', { name, exact: true }).click(),
  })),
];

/** Measures input to next paint on a menu of 2 000 dishes with three sizes, on a processor four times slower. */
export async function measureInteractions(origin: string): Promise<Measurement[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${origin}/menu`);
    await page.waitForLoadState('networkidle');
    return await timesOf(page, interactions, 'the menu, 2 000 dishes with three sizes');
  } finally {
    await browser.close();
  }
}

function category(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  return tabs.getByRole('link', { name, exact: true }).click();
}

async function type(page: Page, key: string): Promise<void> {
  await page.getByRole('searchbox').focus();
  await page.keyboard.press(key);
}

async function emptySearch(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
}

async function nextSort(page: Page): Promise<void> {
  await page.getByLabel('Sort by').focus();
  await page.keyboard.press('ArrowDown');
}

function pageNumber(page: Page, number: number): Promise<void> {
  return page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
}
