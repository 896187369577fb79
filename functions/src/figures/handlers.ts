import type { HandlersOf } from '../http/route.ts';
import type { OrderingReader } from '../ordering/read-ordering.ts';
import type { OrderingStore } from '../ordering/store.ts';
import { readFigures } from './read-figures.ts';
import { readToday } from './read-today.ts';
import type { FiguresStore } from './figures.firestore.ts';

type FiguresDeps = {
  figures: FiguresStore;
  ordering: OrderingStore;
  orderingReader: OrderingReader;
  nowMs: () => number;
};

export function figuresHandlers(deps: FiguresDeps): HandlersOf<'getFigures' | 'getToday'> {
  return {
    async getFigures({ query }) {
      return { body: await readFigures(deps, query) };
    },

    async getToday() {
      return { body: await readToday(deps) };
    },
  };
}
