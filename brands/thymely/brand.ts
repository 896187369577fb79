import type { Brand } from '../brand.schema.ts';

/** Thymely, the sample restaurant. */
export const brand: Brand = {
  name: 'Thymely',
  tagline: 'Good food, right on time',
  documentTitle: 'Thymely — delectable food, right on time',
  openingLine:
    'Fresh salads, stone-baked pizza and slow-cooked soups, made to order and ready when you are.',
  currency: 'USD',
  locale: 'en-US',
  language: 'en',
  functionRegion: 'us-central1',
  firestoreLocation: 'us-central1',
  cuisine: ['Salads', 'Pizza', 'Soups'],
  showsAllergenLetters: false,
  orderPaper: 'receipt',
  address: {
    street: '14 Basil Lane',
    locality: 'Greenford',
    region: 'OR',
    postalCode: '97000',
    country: 'US',
  },
  navigation: [
    { label: 'Home', to: '/' },
    {
      label: 'Menu',
      links: [
        { label: 'All', to: '/menu' },
        { label: 'Salad', to: '/salad' },
        { label: 'Pizza', to: '/pizza' },
      ],
    },
    {
      label: 'Services',
      links: [
        { label: 'Online Order', to: '/menu' },
        { label: 'Table Booking' },
        { label: 'Order Tracking', to: '/order' },
      ],
    },
    { label: 'Offers' },
  ],
  footer: [
    {
      title: 'Discover',
      links: [{ label: 'About us' }, { label: 'Events' }, { label: 'Blogs' }, { label: 'FAQ' }],
    },
    {
      title: 'Explore',
      links: [
        { label: 'Home', to: '/' },
        { label: 'Offers' },
        { label: 'Menus', to: '/menu' },
        { label: 'Reservation' },
      ],
    },
  ],
  showsAnnounced: true,
  telephones: ['(503) 555-0142'],
  email: 'hello@thymely.example',
};
