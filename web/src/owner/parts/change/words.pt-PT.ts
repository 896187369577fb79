import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const kinds = {
  'menu.create': 'Prato adicionado',
  'menu.update': 'Prato alterado',
  'menu.delete': 'Prato eliminado',
  'menu.import': 'Prato importado',
  'menu.take-back': 'Importação anulada',
  'option-group.save': 'Opções guardadas',
  'option-group.delete': 'Opções eliminadas',
  'user.promote': 'Passou a administrador',
  'user.demote': 'Deixou de ser administrador',
  'user.role': 'Equipa da cozinha alterada',
  'user.delete': 'Utilizador eliminado',
  'ordering.pause': 'Pedidos suspensos',
  'ordering.resume': 'Pedidos retomados',
  'ordering.update': 'Horário e regras alterados',
  'ordering.close': 'Pedidos fechados',
  'ordering.reopen': 'Pedidos reabertos',
  'kitchen.sold-out': 'Prato ou opção esgotados',
  'kitchen.available': 'Prato ou opção disponíveis de novo',
};

export const dishAdded = <Part>(dish: Part) => inParts`adicionou ${dish}`;
export const dishChanged = <Part>(dish: Part) => inParts`alterou ${dish}`;
export const dishRemoved = <Part>(dish: Part) => inParts`retirou ${dish} da ementa`;
export const dishImported = <Part>(dish: Part) => inParts`importou ${dish}`;
export const dishChangedInImport = <Part>(dish: Part) => inParts`alterou ${dish} numa importação`;
export const importTakenBack = <Part>(dish: Part) => inParts`anulou a importação de ${dish}`;
export const importChangesTakenBack = <Part>(dish: Part) =>
  inParts`anulou as alterações importadas de ${dish}`;
export const optionsAdded = <Part>(group: Part) => inParts`adicionou as opções ${group}`;
export const optionsChanged = <Part>(group: Part) => inParts`alterou as opções ${group}`;
export const optionsDeleted = <Part>(group: Part) => inParts`eliminou as opções ${group}`;
export const adminMade = <Part>(user: Part) => inParts`passou ${user} a administrador`;
export const adminRemoved = <Part>(user: Part) => inParts`retirou ${user} dos administradores`;
export const kitchenJoined = <Part>(user: Part) => inParts`adicionou ${user} à equipa da cozinha`;
export const kitchenLeft = <Part>(user: Part) => inParts`retirou ${user} da equipa da cozinha`;
export const userRemoved = <Part>(user: Part) => inParts`eliminou ${user} e todos os seus dados`;
export const orderingPaused = <Part>(ordering: Part) => inParts`suspendeu ${ordering}`;
export const orderingResumed = <Part>(ordering: Part) => inParts`retomou ${ordering}`;
export const orderingChanged = <Part>(ordering: Part) =>
  inParts`alterou o horário e as regras para ${ordering}`;
export const orderingClosed = <Part>(ordering: Part) => inParts`fechou ${ordering}`;
export const orderingReopened = <Part>(ordering: Part) => inParts`reabriu ${ordering}`;
export const soldOut = <Part>(dish: Part) => inParts`marcou ${dish} como esgotado`;
export const availableAgain = <Part>(dish: Part) => inParts`voltou a disponibilizar ${dish}`;

export const ordering = 'os pedidos';
export const userById = (id: string) => `utilizador ${id}`;
export const you = 'A sua conta';
export const operator = 'Um operador';
export const formerUser = 'Um antigo utilizador';

export const facts = {
  name: 'Nome',
  category: 'Categoria',
  price: 'Preço',
  recipe: 'Descrição',
  image: 'Imagem',
  diets: 'Regimes',
  allergens: 'Alergénios',
  options: 'Opções',
  load: 'Carga',
  resting: 'Em pausa',
  taxRate: 'Taxa de IVA',
  choose: 'Escolher',
  choices: 'Escolhas',
  email: 'E-mail',
  role: 'Função',
  pausedUntil: 'Suspensos até',
  pauseReason: 'Motivo',
  closedNotice: 'Frase para os clientes',
  soldOutUntil: 'Esgotado',
  timeZone: 'Fuso horário',
  hours: 'Horário',
  exceptions: 'Datas especiais',
  leadMinutes: 'Preparação',
  slotMinutes: 'Intervalos',
  slotCapacity: 'Capacidade',
  slotOrders: 'Pedidos por intervalo',
  lastOrderMinutes: 'Último pedido',
  answerMinutes: 'Tempo para responder',
  daysAhead: 'Antecedência',
  minimum: 'Mínimo',
  needsScreen: 'Ecrã',
  verifiedOnly: 'E-mail confirmado',
  unverifiedOrders: 'Pedidos sem confirmação',
  unverifiedPerAddress: 'De um endereço',
  notes: 'Notas',
  phone: 'Telefone',
  mails: 'E-mail',
  taxIncluded: 'IVA',
};
export const roles = { user: 'utilizador', kitchen: 'cozinha', admin: 'administrador' };
export const notSoldOut = 'não';
export const untilRecalled = 'até ser reposto';
export const until = (moment: string) => `até ${moment}`;
