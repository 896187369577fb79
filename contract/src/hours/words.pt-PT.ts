import type { Translation } from '../ground/words.ts';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const label = 'Designação';
export const leadTime = 'Tempo de preparação';
export const slotLength = 'Duração do intervalo';
export const slotCapacity = 'Capacidade do intervalo';
export const slotOrders = 'Pedidos por intervalo';
export const unverifiedOrders = 'Pedidos em aberto sem e-mail confirmado';
export const unverifiedPerAddress = 'O mesmo de um só endereço';
export const lastOrder = 'Último pedido';
export const answerMinutesRange = (least: number, most: number) =>
  `O tempo para responder tem de ser 0, sem limite, ou um número inteiro de ${least} a ${most}.`;
export const daysAhead = 'Dias de antecedência';
export const minimum = 'Mínimo';
export const closedNotice = 'A frase para os clientes';

export const timeMustBeText = 'Uma hora tem de ser texto.';
export const invalidTime = 'Escreva horas de 00:00 a 23:59.';
export const hoursMustBeList = 'O horário tem de ser uma lista.';
export const tooManyPeriods = (most: number) => `Um dia pode ter até ${most} períodos no horário.`;
export const dateMustBeText = 'Uma data tem de ser texto.';
export const invalidDate = 'Escreva a data assim: 2026-12-25.';
export const dateRange = (first: string, last: string) => `A data pode ser de ${first} a ${last}.`;
export const exceptionsByDate = 'As datas especiais têm de estar indicadas pela sua data.';
export const tooManyExceptions = (most: number) => `Pode haver até ${most} datas especiais.`;
export const timeZoneMustBeText = 'O fuso horário tem de ser texto.';
export const unknownTimeZone = 'Este fuso horário não existe.';
export const needsScreenNotBoolean = 'Defina «needsScreen» como «true» ou «false».';
export const verifiedOnlyNotBoolean = 'Defina «verifiedOnly» como «true» ou «false».';
export const notesNotBoolean = 'Defina «notes» como «true» ou «false».';
export const mailsMustBeList = 'As mensagens têm de ser uma lista.';
export const unknownMail = 'Esta mensagem não existe.';
export const mailTwice = 'Há uma mensagem repetida na lista.';
export const invalidRevision = 'A revisão tem de ser um número inteiro a partir de 0.';

export const tax = 'IVA';
export const taxRateRange =
  'Uma taxa de IVA tem de ser de 0 a 50 %, em centésimas de ponto percentual.';
export const taxRatesMustBeList = 'As taxas de IVA têm de ser uma lista.';
export const tooManyTaxRates = (most: number) => `Pode haver até ${most} taxas de IVA.`;
export const taxRateIdTwice = 'Duas taxas de IVA têm o mesmo identificador.';
export const taxRateNameTwice = 'Duas taxas de IVA têm o mesmo nome.';
export const unknownPhoneRule = (known: string) =>
  `O pedido do número de telefone tem de ser um destes: ${known}.`;
