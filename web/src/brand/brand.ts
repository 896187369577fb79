/**
 * The restaurant itself: what another restaurant changes first, with colors.css. Sentences of pages,
 * categories, drawings and sample data lie elsewhere.
 */
export const brand = {
  name: 'Thymely',
  tagline: 'Good food, right on time',
  /** Title of the home page. */
  documentTitle: 'Thymely — delectable food, right on time',
  openingLine:
    'Fresh salads, stone-baked pizza and slow-cooked soups, made to order and ready when you are.',
  /** Written directly before the amount: `$12.50`. */
  currencySign: '$',
  /** The currency's code, for search engines. */
  currency: 'USD',
  cuisine: ['Salads', 'Pizza', 'Soups'],
  /** Whether allergens have their letters beside their names (A to R, as menus in Europe print them). */
  showsAllergenLetters: false as boolean,
  address: ['14 Basil Lane', 'Greenford, OR 97000'],
  phone: '(503) 555-0142',
  email: 'hello@thymely.example',
} as const;
