import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const clock = 'À volta do relógio';

export const fivePast = (hour: string) => `${hour} e cinco`;
export const tenPast = (hour: string) => `${hour} e dez`;
export const quarterPast = (hour: string) => `${hour} e um quarto`;
export const twentyPast = (hour: string) => `${hour} e vinte`;
export const twentyFivePast = (hour: string) => `${hour} e vinte e cinco`;
export const halfPast = (hour: string) => `${hour} e meia`;
export const twentyFiveTo = (hour: string) => `são vinte e cinco para ${hour}`;
export const twentyTo = (hour: string) => `são vinte para ${hour}`;
export const quarterTo = (hour: string) => `é um quarto para ${hour}`;
export const tenTo = (hour: string) => `são dez para ${hour}`;
export const fiveTo = (hour: string) => `são cinco para ${hour}`;

/** With the verb, which depends on the hour; a quarter to an hour has another one. */
export const hours = {
  one: 'é uma',
  two: 'são duas',
  three: 'são três',
  four: 'são quatro',
  five: 'são cinco',
  six: 'são seis',
  seven: 'são sete',
  eight: 'são oito',
  nine: 'são nove',
  ten: 'são dez',
  eleven: 'são onze',
  twelve: 'são doze',
};
export const nextHours = {
  one: 'a uma',
  two: 'as duas',
  three: 'as três',
  four: 'as quatro',
  five: 'as cinco',
  six: 'as seis',
  seven: 'as sete',
  eight: 'as oito',
  nine: 'as nove',
  ten: 'as dez',
  eleven: 'as onze',
  twelve: 'as doze',
};

export const courseTime = (course: string) => `hora de ${course}`;
export const timeForCourse = (time: string, course: string) => `${time}: hora de ${course}`;
