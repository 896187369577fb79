import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Os seus pedidos';
export const yourOrders = 'Os seus pedidos';
export const openOrders = 'Pedidos em curso';
export const pastOrders = 'Pedidos anteriores';
export const showOlder = 'Mostrar pedidos mais antigos';
export const loading = 'A carregar os seus pedidos';
export const offline = 'Está sem ligação à Internet. Os pedidos voltam assim que a ligação voltar.';
export const noneYet =
  'Ainda não fez nenhum pedido. Quando fizer, poderá acompanhá-lo nesta página.';
export const seeMenu = 'Ver a ementa';

export const order = 'Pedido ';
export const yourOrder = 'O seu pedido ';
export const pickUp = (time: string) => `Levantamento: ${time}`;
export const about = (time: string) => `por volta das ${time}`;

export const states = {
  awaiting_payment: 'À espera do pagamento',
  placed: 'À espera da cozinha',
  accepted: 'Confirmado',
  cooking: 'Em preparação',
  ready: 'Pronto a levantar',
  collected: 'Levantado',
  not_collected: 'Não levantado',
  cancelled: 'Cancelado',
  rejected: 'Não aceite',
};
export const readyHeadline = 'Pronto';

export const steps = {
  placed: 'Recebido',
  accepted: 'Confirmado',
  cooking: 'Em preparação',
  ready: 'Pronto',
  collected: 'Levantado',
};

export const readySince = 'Pronto desde';
export const askedFor = 'Hora pedida';
export const readyAboutTime = 'Pronto por volta das';
export const readyAtTime = 'Pronto às';
export const readyOnDay = 'Pronto';
export const wasPromisedFor = 'Prometido para as';

export const awaitingPaymentText = 'Estamos à espera do seu pagamento.';
export const placedText = 'Recebemos o seu pedido, mas a cozinha ainda não o confirmou.';
export const confirmedText = 'A cozinha confirmou o seu pedido.';
export const cookingText = 'O seu pedido está a ser preparado.';
export const remadeText =
  'Algo correu mal com o seu pedido, por isso estamos a prepará-lo de novo. Pedimos desculpa pela espera.';
export const readyText = 'O seu pedido está pronto. Pode vir levantá-lo!';
export const collectedText = 'Já levantou este pedido. Bom apetite!';
export const notCollectedText = 'Este pedido não foi levantado.';
export const cancelledText = 'Cancelou este pedido. Não há nada a pagar.';
export const rejectedText = 'Não foi possível aceitar este pedido.';

export const late = (time: string) =>
  `Está atrasado, e pedimos desculpa: devia estar pronto às ${time}.`;
export const lateForDays = 'Está atrasado, e pedimos desculpa.';
export const willBeReadyAt = (time: string) => `Estará pronto às ${time}.`;
export const willBeReadyAbout = (time: string) => `Estará pronto por volta das ${time}.`;
export const willBeReadyOn = (day: string) => `Está previsto para ${day}.`;
export const willBeReadyAtInstead = (time: string, first: string) =>
  `Estará pronto às ${time} (previsão anterior: ${first}).`;
export const willBeReadyAboutInstead = (time: string, first: string) =>
  `Estará pronto por volta das ${time} (previsão anterior: ${first}).`;
export const willBeReadyOnInstead = (day: string, first: string) =>
  `Está previsto para ${day} (previsão anterior: ${first}).`;

export const barAwaitingPayment = (number: number) => `O #${number} está à espera do seu pagamento`;
export const barPlaced = (number: number) => `O #${number} aguarda a confirmação da cozinha`;
export const barPreparing = (number: number) => `O #${number} está a ser preparado`;
export const barConfirmedForTime = (number: number, time: string) =>
  `O #${number} está confirmado para as ${time}`;
export const barConfirmedForDay = (number: number, day: string) =>
  `O #${number} está confirmado para ${day}`;
export const barConfirmedInstead = (number: number, time: string, first: string) =>
  `#${number} confirmado: ${time} (previsão anterior: ${first})`;
export const barLate = (number: number, phone: string) =>
  `O #${number} está atrasado: ligue para o ${phone}`;
export const barReady = (number: number) => `O #${number} está pronto a levantar`;
export const barOver = (number: number, state: string) => `#${number}: ${state}`;
export const barOverdue = (number: number) =>
  `O #${number} ainda não está confirmado: ligue-nos ou cancele-o`;
export const andMore = (count: number) => ` e mais ${count}`;
export const couldNotTake = (number: number) => `Não foi possível aceitar o #${number}.`;
export const callUsAt = <Part>(phone: Part) => inParts`Ligue para o ${phone}.`;
export const dismiss = (number: number) => `Fechar o aviso sobre o #${number}`;

export const chips = {
  awaiting_payment: 'ainda por pagar',
  placed: 'à espera da cozinha',
  cooking: 'em preparação',
  ready: 'pronto a levantar',
  rejected: 'não aceite',
};
export const chipsInShort = {
  awaiting_payment: 'por pagar',
  placed: 'recebido',
  accepted: 'confirmado',
  cooking: 'na cozinha',
  ready: 'pronto',
  rejected: 'recusado',
};
export const confirmedForTime = (time: string) => `confirmado para as ${time}`;
export const confirmedForDay = (day: string) => `confirmado para ${day}`;
export const overdueChip = 'por confirmar: ligue-nos';
export const overdueChipInShort = 'ligue-nos';
export const lateChip = (phone: string) => `está atrasado: ${phone}`;
export const lateInShort = 'atrasado';
export const lateState = 'Atrasado';
export const callAboutLate = (phone: string) => `Ligue para o ${phone}`;
