import type { Brand } from '../brand.schema.ts';

/** Forno da Graça, a pizzeria in Lisbon that does not exist: the second restaurant of the samples. */
export const brand: Brand = {
  name: 'Forno da Graça',
  legalName: 'Forno da Graça, Lda. (exemplo)',
  taxNumber: 'PT 500 000 001',
  tagline: 'Pizza em forno de lenha',
  documentTitle: 'Forno da Graça — pizza em forno de lenha',
  openingLine:
    'Massa de fermentação lenta, farinha portuguesa e fogo de lenha, no alto da Graça. Faça aqui o seu pedido e levante-o ao postigo.',
  currency: 'EUR',
  locale: 'pt-PT',
  language: 'pt-PT',
  functionRegion: 'europe-west1',
  firestoreLocation: 'europe-west1',
  cuisine: ['Pizza', 'Portuguesa'],
  showsAllergenLetters: true,
  orderPaper: 'summary',
  address: {
    street: 'Rua da Senhora do Monte 12',
    postalCode: '1170-361',
    locality: 'Lisboa',
    country: 'PT',
  },
  navigation: [
    { label: 'Início', to: '/' },
    {
      label: 'Ementa',
      links: [
        { label: 'Tudo', to: '/menu' },
        { label: 'Pizzas', to: '/pizza' },
        { label: 'Saladas', to: '/salad' },
      ],
    },
    { label: 'Os seus pedidos', to: '/order' },
  ],
  footer: [
    {
      title: 'Explorar',
      links: [
        { label: 'Início', to: '/' },
        { label: 'Ementa', to: '/menu' },
        { label: 'Os seus pedidos', to: '/order' },
        { label: 'Sobre nós', to: '/about' },
        { label: 'Perguntas e respostas', to: '/faq' },
      ],
    },
  ],
  showsAnnounced: false,
  telephones: ['+351 21 000 0142', '+351 910 000 142'],
  email: 'ola@forno-da-graca.example',
};
