import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const pickup = 'Levantamento';
export const rightAway = 'Assim que possível';
export const later = 'Mais tarde';
export const chooseTimeLater = 'escolher a hora';

export const day = 'Dia';
export const today = 'Hoje';
export const tomorrow = 'Amanhã';
export const noTimesLeft = 'Já não há horas livres neste dia. Escolha outro dia.';
export const full = 'cheio';
export const more = 'Mais';
export const moreTimes = (part: string) => `Mais horas: ${part}`;

export const morning = 'Manhã';
export const lunch = 'Almoço';
export const afternoon = 'Tarde';
export const dinner = 'Jantar';
export const late = 'Noite';

export const atTime = (time: string) => `às ${time}`;
export const atTimeOfDay = (day: string, time: string) => `${day} às ${time}`;
export const atTimeOfDate = (date: string, time: string) => `a ${date} às ${time}`;

export const about = (time: string) => `por volta das ${time}`;
export const aboutOn = (time: string) => `${time}, aproximadamente`;
export const timeMoved = (was: string, now: string) => `Antes: ${was}. Agora: ${now}.`;
export const ready = (time: string) => `Pronto ${time}`;
export const readyAbout = (time: string) => `Pronto por volta das ${time}`;
export const readyAboutOn = (time: string) => `Pronto ${time}, aproximadamente`;

export const placeOrder = 'Fazer o pedido';
export const seeChanges = 'Ver o que mudou';
export const chooseTime = 'Escolher a hora';
export const fix = (count: number) =>
  plural(count, {
    one: 'Corrigir 1 ponto para pedir',
    other: `Corrigir ${count} pontos para pedir`,
  });
