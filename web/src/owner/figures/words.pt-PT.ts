import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const today = 'Hoje';
export const days = (count: number) => plural(count, { one: '1 dia', other: `${count} dias` });
export const lastDays = (count: number) =>
  plural(count, { one: 'Último dia', other: `Últimos ${count} dias` });
export const chosenDays = 'Dias escolhidos';
export const until = (day: string, time: string) => `${day}, até às ${time}`;
export const range = (first: string, last: string) => `${first} – ${last}`;
export const whichDays = 'Que dias';
export const loading = 'A carregar os números';
export const downloadCsv = 'Transferir CSV';
export const endOfDay = 'Fecho do dia';

export const rangeEnds = { from: 'De', to: 'a' };
export const showRange = 'Mostrar';
export const rangeMissing = 'Escolha os dois dias.';
export const rangeUpsideDown = 'O primeiro dia não pode ser depois do último.';
export const rangeTooLong = (days: number) => `Escolha um período de até ${days} dias.`;

export const takings = 'Receita';
export const orders = 'Pedidos';
export const average = 'Pedido médio';
export const readyOnTime = 'Prontos a tempo';
export const percent = (percent: number) => `${percent}%`;
export const points = (points: number) =>
  plural(points, { one: '1 ponto', other: `${points} pontos` });
export const lastWeekdays = {
  mon: 'na segunda-feira passada',
  tue: 'na terça-feira passada',
  wed: 'na quarta-feira passada',
  thu: 'na quinta-feira passada',
  fri: 'na sexta-feira passada',
  sat: 'no sábado passado',
  sun: 'no domingo passado',
};
export const onDay = (value: string, day: string) => `${value} ${day}`;
export const onDayUntil = (value: string, day: string, time: string) =>
  `${value} ${day} até às ${time}`;
export const before = (value: string) => `${value} antes`;
export const sameWeekdays = (range: string) => `os mesmos dias da semana antes (${range})`;

export const ordersPerHour = 'Pedidos por hora';
export const ordersPerDay = 'Pedidos por dia';
export const view = 'Vista';
export const asBars = 'Barras';
export const asTable = 'Tabela';
export const runningHour = 'esta hora, ainda a decorrer';
export const stillRunning = (hour: string) => `${hour}, ainda a decorrer`;
export const hour = 'Hora';
export const day = 'Dia';
export const noOrders = 'Não houve pedidos nestes dias.';
export const hoursUnknown = '– Neste dia, as horas ainda não eram guardadas.';

export const whenGuestsOrder = 'Quando os clientes pedem';
export const averageOf = (count: number, days: string) =>
  plural(count, {
    one: `levantamentos por hora, média de ${days} dia`,
    other: `levantamentos por hora, média de ${days} dias`,
  });

export const bestSellers = 'Mais vendidos';
export const nothingSold = 'Nada foi levantado nestes dias.';
export const times = (count: string) => `${count} ×`;
export const dishGone = 'Um prato que já não está na ementa';

export const neverSold = 'Sem vendas em 28 dias';
export const showAll = (count: string) => `Todos: ${count}`;
export const everythingSold = 'Todos os pratos tiveram vendas.';
export const soldOutSince = (day: string) => `esgotado desde ${day}`;
export const undeclared = 'sem alergénios declarados';

export const notServed = 'Não servidos';
export const lostOf = (lost: string, all: string) => `${lost} de ${all}`;
export const lostWorth = (lost: string, amount: string) => `${lost}, ${amount}`;
export const why = 'Motivo';
export const lostMoney = 'Valor';
export const rejected = {
  sold_out: 'Recusado: esgotado',
  too_busy: 'Recusado: demasiados pedidos',
  closing: 'Recusado: a fechar',
  duplicate: 'Recusado: o mesmo pedido duas vezes',
  other: 'Recusado: outro motivo',
  no_answer: 'Sem resposta a tempo',
};
export const rejectedBecause = (code: string) => `Recusado: ${code}`;
export const canceled = 'Cancelado pelo cliente';
export const notPickedUp = 'Não levantado';

export const kitchenAndTax = 'Cozinha e IVA';
export const timeToReady = 'De aceite a pronto';
export const minutes = (count: number) => `${count} min`;
export const late = 'Prontos com atraso';
export const stillOpen = 'Em curso';
export const openWorth = (count: string, amount: string) => `${count}, ${amount}`;
export const taxIncluded = 'IVA incluído';
export const taxAt = (rate: string) => `IVA incluído a ${rate}`;
export const unknownNote =
  '– indica o que ainda não era guardado em alguns destes dias; as somas não os incluem.';

export const csvColumns = {
  day: 'Dia',
  placed: 'Feitos',
  orders: 'Em curso ou levantados',
  collected: 'Levantados',
  open: 'Em curso',
  takings: 'Receita',
  average: 'Pedido médio',
  late: 'Prontos com atraso',
  minutesToReady: 'Minutos até ficar pronto',
  rejected: 'Recusados',
  canceled: 'Cancelados',
  notPickedUp: 'Não levantados',
};
export const csvRejected = (code: string) => `Recusados: ${code}`;
