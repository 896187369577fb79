import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sampleAccounts, type SampleAccount } from '../../../scripts/sample-data/accounts.ts';
import { englishTexts, findTexts } from '../../../words/english-texts.ts';
import { violationsOn } from '../../harness/axe.ts';
import { untilHydrated } from '../../harness/hydration.ts';
import { schemes } from '../../harness/schemes.ts';
import { untilFilled, untilSettled } from '../../harness/settled.ts';
import { dismissAlert } from '../../harness/sign-in.ts';
import type { PageProblems } from '../../harness/page-problems.ts';
import { expect, test } from '../../harness/test.ts';
import { pictureScales, takePicture } from '../../harness/take-picture.ts';
import { openBrowser } from '../../harness/visits.ts';

const [admin, cook, ben = admin] = sampleAccounts;

function cardOf(page: Page, dish: string) {
  return page.getByRole('article').filter({ hasText: dish });
}

const desks = [
  [1280, 720],
  [1440, 900],
] as const;

/** What nobody of another restaurant may read: the sample's name, its money, its clock, its promises. */
const ofTheSample = /\$|\b(Thymely|USD|AM|PM|Soon)\b/g;

const english = englishTexts('pt-PT');

/** Runs in the page: everything that people can read or hear of it. */
function readable(): string {
  const named = ['alt', 'aria-label', 'content', 'placeholder', 'title', 'value'];
  const spoken = named.flatMap((name) =>
    // The value of an option is a code.
    [...document.querySelectorAll(`[${name}]:not(option)`)].map(
      (element) => element.getAttribute(name) ?? '',
    ),
  );
  return [document.title, document.body.innerText, ...spoken].join('\n');
}

/** Where `npm run screens` wants a picture of each screen, if it runs this. */
const picturesFolder = process.env.E2E_PICTURES_FOLDER;

async function photograph(page: Page, screen: string): Promise<void> {
  if (picturesFolder === undefined) return;
  const before = page.viewportSize();
  const devTools = await page.context().newCDPSession(page);
  for (const width of [360, 768, 1440] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await untilFilled(page);
      await untilSettled(page);
      const name = `${screen.replaceAll(/\W+/g, '-')}-${width}-${scheme}`;
      const scale = pictureScales[width];
      writeFileSync(`${picturesFolder}/${name}.webp`, await takePicture({ page, devTools, scale }));
    }
  }
  if (before) await page.setViewportSize(before);
}

type Addresses = Readonly<Record<string, string>>;

/** Opens screens that are only photographed, because their words are those of every language. */
async function photographAt(page: Page, addresses: Addresses): Promise<void> {
  if (picturesFolder !== undefined) await openEach(page, addresses, listen);
}

/** Opens screens one after another, and judges each. */
async function openEach(page: Page, addresses: Addresses, judge: typeof listen): Promise<void> {
  for (const [screen, address] of Object.entries(addresses)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await judge(page, screen);
  }
}

/** Expects this many whole cards, at least, on the first screen of a small and of a large desk. */
async function expectWholeCards(page: Page, ...counts: [number, number]): Promise<void> {
  const before = page.viewportSize();
  const whole = () =>
    [...document.querySelectorAll('article')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top > 0 && bottom <= window.innerHeight;
    }).length;
  for (const [place, [width, height]] of desks.entries()) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(whole)).toBeGreaterThanOrEqual(counts[place] ?? 0);
  }
  if (before) await page.setViewportSize(before);
}

/** Expects a screen to speak of this restaurant alone, and in Portuguese. */
async function listen(page: Page, screen: string): Promise<void> {
  const words = await page.evaluate(readable);
  expect.soft(words.match(ofTheSample) ?? [], screen).toEqual([]);
  expect.soft(findTexts(words, english), screen).toEqual([]);
  await photograph(page, screen);
}

/** Expects a screen to be accessible as well, in both schemes. */
async function look(page: Page, screen: string): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await untilSettled(page);
    expect
      .soft(await violationsOn(page, scheme === 'light' ? 'all' : 'colors'), `${screen}, ${scheme}`)
      .toEqual([]);
  }
  await listen(page, screen);
}

async function logInAs(page: Page, { email, password }: SampleAccount, next: string) {
  await page.goto(`/login?from=${encodeURIComponent(next)}`);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Palavra-passe', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Iniciar sessão', exact: true }).click();
  await dismissAlert(page, 'Sessão iniciada!');
  await expect(page).toHaveURL(next);
}

/** Chooses a diet, and takes it back. */
async function filterByDiet(page: Page) {
  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByRole('checkbox', { name: 'Vegano' }).click();
  await expect(filters.getByRole('button', { name: 'Não resta nenhum prato' })).toBeVisible();
  await filters.getByRole('checkbox', { name: 'Vegano' }).click();
  await filters.getByRole('checkbox', { name: 'Vegetariano' }).click();
  await expect(filters.getByRole('button', { name: 'Ver 5 pratos' })).toBeVisible();
  await listen(page, 'filters');
  await filters.getByRole('button', { name: 'Ver 5 pratos' }).click();
  const inUse = page.getByRole('list', { name: 'Filtros em uso' });
  await expect(inUse.getByRole('link', { name: 'Retirar o filtro: Vegetariano' })).toBeVisible();
}

/** The function refuses an order, and says why in the language of the site. */
async function seeRefusal(page: Page, problems: PageProblems) {
  problems.expect('400 POST /api/orders');
  await page.getByRole('button', { name: 'Alterar o nome' }).click();
  const name = page.getByLabel('Nome');
  const before = await name.inputValue();
  // The field itself would cut it.
  await name.evaluate((input) => {
    input.removeAttribute('maxlength');
  });
  await name.fill('Ben '.repeat(20).trim());
  await page.getByRole('button', { name: /Fazer o pedido/ }).click();
  await expect(name).toHaveAccessibleDescription(/O campo «Nome» pode ter até 40 caracteres\./);
  await listen(page, 'checkout, refused');
  await name.fill(before);
}

test('another restaurant is itself from its start page to an order that is collected', async ({
  page,
  browser,
  problems,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await expect(page).toHaveTitle('Forno da Graça — pizza em forno de lenha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O forno está aceso desde cedo');
  await look(page, 'start page');
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(3400);
  if (before) await page.setViewportSize(before);

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nós' })).toBeVisible();
  await look(page, 'page of its own');

  await page.goto('/menu');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'Entradas' })).toBeVisible();
  await expectWholeCards(page, 4, 6);
  await page.getByRole('link', { name: 'Pizzas brancas' }).click();
  await expect(page).toHaveURL('/menu?category=white-pizza');
  await expect(cardOf(page, 'Bianca')).toContainText(/desde 9,90\s€/);
  await look(page, 'menu');
  await filterByDiet(page);
  await photographAt(page, {
    dish: '/dish/bacalhau-a-lagareiro',
    login: '/login',
    signup: '/signup',
    faq: '/faq',
  });

  const kitchen = await (await openBrowser(browser)).newPage();
  await logInAs(kitchen, cook, '/kitchen');
  await kitchen.getByLabel('Nome do ecrã').fill('Forno');
  const counted = kitchen.waitForResponse(/\/api\/kitchen\/heartbeat$/);
  await kitchen.getByRole('button', { name: 'Abrir o painel' }).click();
  await counted;

  await logInAs(page, ben, '/pizza');
  await cardOf(page, 'Marinara').getByRole('button', { name: 'Adicionar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Marinara' });
  await sheet.getByRole('radio', { name: /^Familiar 13,50\s€$/ }).click();
  await look(page, 'sizes');
  await sheet.getByRole('button', { name: /^Adicionar 13,50\s€$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(cardOf(page, 'Marinara')).toContainText('No carrinho');
  await expectWholeCards(page, 6, 8);
  await page.goto('/cart-page');
  await expect(page.getByRole('main')).toContainText(/Tamanho:\s+Familiar/);
  await look(page, 'cart');
  await page.getByRole('button', { name: 'Finalizar o pedido' }).click();
  const place = page.getByRole('button', { name: /Fazer o pedido/ });
  await expect(place).toBeEnabled();
  await look(page, 'checkout');
  await seeRefusal(page, problems);
  await place.click();
  await expect(page).toHaveURL(/\/order\/o[\w-]{21}$/);
  const [number = ''] =
    /#\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText()) ?? [];
  await expect(page.getByRole('main')).toContainText(/1 × Marinara\s+Familiar/);
  await look(page, 'order');

  const card = kitchen.getByRole('article', { name: `${number} ` });
  await expect(card).toBeVisible();
  await look(kitchen, 'board');
  for (const step of ['Aceitar', 'Começar', 'Pronto', 'Levantado']) {
    await card.getByRole('button', { name: `${step} ${number}` }).click();
  }
  await expect(card).toBeHidden();
  await expect(page.getByRole('region', { name: 'Estado do pedido' })).toContainText(
    'Já levantou este pedido. Bom apetite!',
  );
  await listen(page, 'order, collected');
  await photographAt(page, { orders: '/order', profile: '/update-profile' });
  await kitchen.context().close();

  const office = await (await openBrowser(browser)).newPage();
  await logInAs(office, admin, '/dashboard');
  await expect(office.getByRole('list', { name: 'Vendas de hoje' })).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Mais vendidos hoje' })).toBeVisible();
  await look(office, 'dashboard');
  // They are about this brand's own categories and sizes.
  const ownMenu = {
    'dish form': '/dashboard/update-menu/marinara',
    categories: '/dashboard/categories',
    'arrange dishes': '/dashboard/arrange-menu?category=white-pizza',
  };
  await openEach(office, ownMenu, look);
  await photographAt(office, {
    dishes: '/dashboard/manage-items',
    import: '/dashboard/import-menu',
    hours: '/dashboard/hours',
    options: '/dashboard/options',
    changes: '/dashboard/changes',
    users: '/dashboard/users',
  });
  await office.context().close();
});
