import type { Browser, BrowserContextOptions } from '@playwright/test';
import { sampleAccounts, type SampleAccount } from '../../scripts/sample-data/accounts.ts';
import { callApi } from '../harness/call-api.ts';
import { submitLogin } from '../harness/sign-in.ts';
import type { Caller } from './screen-state.ts';

/** A browser's memory of a person who is signed in. */
export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

type Prepared = { session: SignedIn; accessToken: string; email: string };

const [admin, ben, cleo] = sampleAccounts;
const accounts: Record<Exclude<Caller, 'visitor'>, SampleAccount | undefined> = {
  admin,
  diner: ben,
  'diner with a cart': cleo,
};

const dishesInCart = ['ember-margherita', 'four-cheeses'];

/** The sample people, each signed in once through the form and remembered for all screens. */
export class Callers {
  private readonly prepared = new Map<Caller, Promise<Prepared>>();
  private readonly browser: Browser;
  private readonly options: BrowserContextOptions;

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.browser = browser;
    this.options = options;
  }

  async sessionOf(caller: Caller): Promise<SignedIn | undefined> {
    if (caller === 'visitor') return undefined;
    return (await this.prepare(caller)).session;
  }

  private prepare(caller: Exclude<Caller, 'visitor'>): Promise<Prepared> {
    const known = this.prepared.get(caller) ?? this.signIn(caller);
    this.prepared.set(caller, known);
    return known;
  }

  private async signIn(caller: Exclude<Caller, 'visitor'>): Promise<Prepared> {
    const account = accounts[caller];
    if (account === undefined) throw new Error(`There is no sample account for ${caller}.`);
    const context = await this.browser.newContext(this.options);
    const page = await context.newPage();
    await page.goto('/login');
    await submitLogin(page, account);
    await page.getByRole('dialog', { name: 'Signin successful!' }).waitFor();
    const accessToken = await page.evaluate(() => localStorage.getItem('access-token') ?? '');
    const session = await context.storageState({ indexedDB: true });
    await context.close();
    const prepared = { session, accessToken, email: account.email };
    if (caller !== 'admin') await this.fillCart(prepared, caller === 'diner with a cart');
    return prepared;
  }

  /** Two dishes and one that has left the menu since, or nothing, whatever was there before. */
  private async fillCart({ accessToken, email }: Prepared, isFilled: boolean): Promise<void> {
    const token = accessToken;
    for (const { _id: id } of await callApi('listCart', { token, query: { email } })) {
      await callApi('removeFromCart', { token, params: { id } });
    }
    if (!isFilled) return;
    for (const menuItemId of dishesInCart)
      await callApi('addToCart', { token, body: { menuItemId } });
    const asAdmin = { token: (await this.prepare('admin')).accessToken };
    const gone = await callApi('createMenuItem', { ...asAdmin, body: seasonalDish });
    await callApi('addToCart', { token, body: { menuItemId: gone._id } });
    await callApi('deleteMenuItem', { ...asAdmin, params: { id: gone._id } });
  }
}

const seasonalDish = {
  name: 'Asparagus in May',
  category: 'salad' as const,
  price: 11.5,
  recipe: 'Green asparagus, brown butter and a soft egg. While it lasts.',
  image: '/dish-art/1f957.webp',
};
