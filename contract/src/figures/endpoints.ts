import { defineEndpoint } from '../ground/endpoint.ts';
import type { figuresSchemas } from './schema.ts';

export type { DayFigures, FiguresAnswer, FigureSums } from './schema.ts';

export const getFigures = defineEndpoint<(typeof figuresSchemas)['getFigures'], 'admin'>({
  method: 'GET',
  path: '/figures',
  access: 'admin',
});
