import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Horário da semana';
export const text =
  'Quando os clientes podem levantar os pedidos. Uma hora de fecho igual ou anterior à de abertura é já do dia seguinte.';
export const closedAllWeek =
  'Fechado toda a semana. Comece com o mesmo horário todos os dias e ajuste depois.';
export const sameEveryDay = (hours: string) => `${hours}, todos os dias`;

export const dayIs = (day: string) => `${day}: aberto ou fechado`;
export const kinds = { open: 'Aberto', closed: 'Fechado', 'whole-day': '24 horas' };
export const addHours = 'Adicionar período';
export const opens = 'Abre';
export const closes = 'Fecha';
export const periodOpens = (place: number) => `Abre, período ${place}`;
export const periodCloses = (place: number) => `Fecha, período ${place}`;
export const to = 'às';
export const remove = 'Retirar';
export const removePeriod = (place: number) => `Retirar o período ${place}`;

export const wholeDay = '24 horas';
export const wholeDayUntilNext = (time: string) => `24 horas, até às ${time} do dia seguinte`;
export const wholeDayFrom = (time: string) => `24 horas a partir das ${time}`;
export const until = (time: string) => `até às ${time}`;
export const untilNextDay = (time: string) => `até às ${time} do dia seguinte`;
export const endsNextDay = (hours: string) => `${hours} do dia seguinte`;
export const notFilledIn = 'por preencher';

export const copy = 'Copiar';
export const copyToOthers = 'Copiar para outros dias';
export const copyDay = (day: string) => `Copiar o horário de ${day}`;
export const toTheseDays = 'Para estes dias';
export const everyDay = 'Todos os dias';
export const copyHours = 'Copiar o horário';

export const exceptions = 'Datas especiais';
export const exceptionsText =
  'Feriados e festas: nestas datas, este horário substitui o da semana.';
export const noExceptions = 'Sem datas especiais. O horário da semana aplica-se todos os dias.';
export const addDate = 'Adicionar uma data';
export const removePastDates = (count: number) =>
  plural(count, { one: 'Retirar 1 data passada', other: `Retirar ${count} datas passadas` });
export const date = 'Data';
export const onThisDate = 'Nesta data';
export const removeDate = (date: string) => `Retirar ${date}`;
export const removeThisDate = 'Retirar esta data';
export const dateLabel = 'Designação';
export const dateLabelExample = 'Dia de Natal';
