import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const changedMeanwhile = 'Entretanto, outra pessoa alterou estas definições.';
export const unknownTimeZone = 'Este fuso horário não existe.';
export const hoursOverlap = (day: string) => `Há períodos sobrepostos no horário (${day}).`;
export const reopened = 'Já se aceitam pedidos de novo.';
