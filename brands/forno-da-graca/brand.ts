import type { Brand } from '../brand.schema.ts';

/** Forno da Graça, a pizzeria in Lisbon that does not exist: the second restaurant of the samples. */
export const brand: Brand = {
  name: 'Forno da Graça',
  tagline: 'Pizza from the wood oven',
  documentTitle: 'Forno da Graça — pizza from the wood oven',
  openingLine:
    'Slow dough, Portuguese flour and a wood fire, on the hill of Graça. Order here and pick it up at the window.',
  currency: 'EUR',
  locale: 'pt-PT',
  language: 'en',
  cuisine: ['Pizza', 'Portuguese'],
  showsAllergenLetters: true,
  address: {
    street: 'Rua da Senhora do Monte 12',
    postalCode: '1170-361',
    locality: 'Lisboa',
    country: 'PT',
  },
  navigation: [
    { label: 'Home', to: '/' },
    {
      label: 'Menu',
      links: [
        { label: 'All', to: '/menu' },
        { label: 'Pizza', to: '/pizza' },
        { label: 'Salads', to: '/salad' },
      ],
    },
    { label: 'Your orders', to: '/order' },
  ],
  footer: [
    {
      title: 'Explore',
      links: [
        { label: 'Home', to: '/' },
        { label: 'Menu', to: '/menu' },
        { label: 'Your orders', to: '/order' },
      ],
    },
  ],
  showsAnnounced: false,
  phone: '+351 21 000 0142',
  email: 'ola@forno-da-graca.example',
};
