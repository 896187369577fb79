import { inParts, plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const yourOrder = 'O seu pedido';
export const orderNumber = (number: number) => `Pedido #${number}`;
export const noSuchOrder = 'Este pedido não existe';
export const noSuchOrderText =
  'Nenhum dos seus pedidos tem este endereço. Pode encontrá-los todos na página «Os seus pedidos».';
export const seeYourOrders = 'Ver os seus pedidos';
export const allYourOrders = 'Todos os seus pedidos';
export const loading = 'A carregar o seu pedido';

export const outOfDate = {
  offline: 'Está sem ligação à Internet.',
  unreachable: 'De momento, não conseguimos contactar a cozinha.',
};
export const asOf = (time: string) => `Este era o estado do seu pedido às ${time}.`;

export const progress = 'Estado do pedido';
export const notConfirmed = 'por confirmar';
export const anyMinute = 'a qualquer momento';
export const inMinutes = (count: number) =>
  plural(count, { one: 'daqui a um minuto', other: `daqui a ${count} minutos` });
export const minutesLate = (count: number) =>
  plural(count, { one: 'um minuto de atraso', other: `${count} minutos de atraso` });
export const weCallOut = 'Chamamos por';
export const alreadyPaid = 'Já pago';
export const payAtCounter = 'A pagar ao balcão';
export const keepOpen = 'Mantenha esta página aberta até confirmarmos o pedido.';

export const stepOf = (place: number, count: number, step: string) =>
  `Passo ${place} de ${count}: ${step}`;
export const stepStatuses = { done: 'concluído', current: 'agora', ahead: 'por concluir' };

export const rejectedAdvice = <Part>(phone: Part) =>
  inParts`Não há nada a pagar. Ligue para o ${phone} e encontraremos uma alternativa, ou volte a escolher na ementa.`;
export const cancelledAdvice = 'Mudou de ideias? A ementa continua à sua espera.';
export const overdueOwn = <Part>(phone: Part) =>
  inParts`Ainda não confirmámos o seu pedido. Ligue, por favor, para o ${phone} ou cancele o pedido.`;
export const overdue = <Part>(phone: Part) =>
  inParts`Ainda não confirmámos o seu pedido. Ligue, por favor, para o ${phone}.`;
export const laterThanPromised = (until: string) =>
  `É mais tarde do que prometemos. Até às ${until} pode recusar, sem nada a pagar.`;
export const callAboutLate = <Part>(phone: Part) =>
  inParts`Ligue para o ${phone} e dizemos-lhe como está o seu pedido.`;
export const decline = 'Recusar a nova hora';
export const callUs = 'Ligar';
export const insteadOf = <Part>(dish: Part) => inParts`Em vez de ${dish}`;

export const cancel = 'Cancelar o pedido';
export const cancelTitle = (number: number) => `Cancelar o pedido #${number}?`;
export const cancelText = 'A cozinha não o vai preparar e não há nada a pagar.';
export const keep = 'Manter o pedido';
export const canceled = 'O seu pedido foi cancelado.';
export const movedOn = 'O seu pedido já avançou';
export const canStillCancel = 'Ainda o pode cancelar.';
export const tooLateToCancel = 'Já não é possível cancelar';

export const yourDishes = 'Os seus pratos';
export const eachCosts = (price: string) => `${price} cada`;
export const yourNote = 'A sua nota';
export const subtotal = 'Subtotal';
export const total = 'Total';
export const tax = 'IVA';
export const taxIncluded = 'Os preços incluem IVA';
export const taxIncludedOf = (amount: string) => `Os preços incluem IVA (${amount})`;

export const where = 'Onde';
export const opensMap = ' (abre um mapa)';
export const placed = (time: string) => `Data do pedido: ${time}`;
export const today = 'hoje';
export const yesterday = 'ontem';
export const allergiesCall = 'Tem alergias? Ligue-nos.';
export const allergiesKnown = <Part>(allergies: Part) =>
  inParts`As suas alergias: ${allergies}. A cozinha já tem esta informação.`;

export const papers = { receipt: 'Recibo', summary: 'Resumo do pedido' };
export const printPaper = { receipt: 'Imprimir o recibo', summary: 'Imprimir o resumo do pedido' };
export const orderFor = <Part>(number: Part, name: Part) => inParts`Pedido #${number} para ${name}`;
export const pickUp = (time: string) => `Levantamento: ${time}`;
export const dishColumn = 'Prato';
export const eachColumn = 'Preço';
export const totalColumn = 'Total';
export const note = (note: string) => `Nota: ${note}`;
export const payments = {
  due: 'A pagar no levantamento.',
  paid: 'Pago no levantamento. Obrigado!',
  void: 'Nada a pagar.',
  refunded: 'Reembolsado.',
};
