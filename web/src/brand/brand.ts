/**
 * The restaurant's own data: what another restaurant changes first, with colors.css. The words of
 * pages, categories, drawings and sample data are elsewhere.
 */
export const brand = {
  name: 'Thymely',
  tagline: 'Good food, right on time',
  /** The title of the home page. */
  documentTitle: 'Thymely — delectable food, right on time',
  openingLine:
    'Fresh salads, stone-baked pizza and slow-cooked soups, made to order and ready when you are.',
  /** The sign that is written directly before the amount: `$12.50`. */
  currencySign: '$',
  /** The currency's code, for search engines. */
  currency: 'USD',
  /** The language of pages and emails, as a code such as `en` or `pt-PT`. */
  language: 'en',
  cuisine: ['Salads', 'Pizza', 'Soups'],
  /** Whether allergens are shown with letters beside their names (A to R, as on European menus). */
  showsAllergenLetters: false as boolean,
  address: ['14 Basil Lane', 'Greenford, OR 97000'],
  phone: '(503) 555-0142',
  email: 'hello@thymely.example',
} as const;
