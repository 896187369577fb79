import type { Home } from '../home.schema.ts';

export const home: Home = {
  headline: 'Die Kohle *glüht*',
  heroDishes: [],
  standouts: { eyebrow: 'Oft bestellt', title: 'Vom Grill' },
};
