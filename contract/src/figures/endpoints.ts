import { defineEndpoint } from '../ground/endpoint.ts';
import type { figuresSchemas } from './schema.ts';

export type { DayFigures, FiguresAnswer, FigureSums, SlotRoom, Today } from './schema.ts';

export const getFigures = defineEndpoint<(typeof figuresSchemas)['getFigures'], 'admin'>({
  method: 'GET',
  path: '/figures',
  access: 'admin',
});

/** Today beside the same day of the week before, and what is booked in the next two hours. */
export const getToday = defineEndpoint<(typeof figuresSchemas)['getToday'], 'admin'>({
  method: 'GET',
  path: '/figures/today',
  access: 'admin',
});
