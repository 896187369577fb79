import type { Translation } from '../ground/words.ts';
import type * as english from './week-words.en.ts';
import type * as own from './week-words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const openDaily = (hours: string) => `Aberto todos os dias: ${hours}`;
export const openOn = (days: string, hours: string) => `${days}: ${hours}`;
export const closedOn = (days: string) => `${days}: fechado`;
export const allDay = '24 horas';
export const period = (open: string, close: string) => `${open}–${close}`;
export const midnight = 'meia-noite';
export const noon = 'meio-dia';
