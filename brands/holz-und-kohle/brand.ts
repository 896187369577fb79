import type { Brand } from '../brand.schema.ts';

/** Holz & Kohle, a grill in Berlin that does not exist: the restaurant of the unit tests, which has little in common with the samples. */
export const brand: Brand = {
  name: 'Holz & Kohle',
  tagline: 'Vom Grill',
  documentTitle: 'Holz & Kohle — vom Grill',
  openingLine: 'Gegrillt wird über Buchenholz. Bestellen Sie hier und holen Sie am Fenster ab.',
  currency: 'EUR',
  locale: 'de-DE',
  language: 'de',
  functionRegion: 'europe-west3',
  firestoreLocation: 'europe-west3',
  cuisine: ['Grill'],
  showsAllergenLetters: true,
  orderPaper: 'summary',
  address: { street: 'Kohlenweg 7', postalCode: '10115', locality: 'Berlin', country: 'DE' },
  navigation: [{ label: 'Speisekarte', to: '/menu' }],
  footer: [],
  showsAnnounced: false,
  telephones: ['030 1234567'],
  email: 'hallo@holz-und-kohle.example',
};
