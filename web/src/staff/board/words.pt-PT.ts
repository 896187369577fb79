import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const closeMessage = 'Fechar a mensagem';
export const undo = 'Anular';
export const undoStepOf = (order: string) => `Anular o último passo de ${order}`;

export const acceptWithDelay = (order: string) => `Aceitar ${order} com atraso`;
export const promisedFor = <Part>(when: Part, guest: Part) =>
  inParts`Hora prometida: ${when}. ${guest} vê logo a nova hora.`;
export const minutes = (count: number) => `${count} min`;

export const whatIsInIt = 'O que contém?';
export const asMenuSays = 'Segundo a ementa atual:';
export const menuUnknown = 'Não é possível ver a ementa. Pergunte a quem saiba.';
export const loadingMenu = 'A carregar a ementa…';
export const noAllergens = 'Nenhum dos 14 alergénios principais.';
export const contains = (allergens: string) => `Contém ${allergens}.`;
export const containsAndMore = (allergens: string) => `Contém ${allergens}. Declaração incompleta.`;
export const notFullyDeclared = 'Declaração incompleta.';

export const handedOut = 'Entregues agora mesmo';
export const later = 'Mais tarde';
export const moreFor = 'Mais sobre ';

export const placedAt = (time: string) => `feito às ${time}`;
export const withDelay = 'Com atraso';
export const reject = 'Recusar';
export const rejectOrder = (order: string) => `Recusar ${order}`;

export const doneOn = (done: string, screen: string, time: string) =>
  `${done} no ecrã «${screen}» às ${time}`;
export const doneElsewhere = (done: string, time: string) => `${done} noutro ecrã às ${time}`;
export const rejectedOn = (order: string, screen: string, time: string) =>
  `${order}: recusado no ecrã «${screen}» às ${time}. O cliente pode ler o motivo.`;
export const rejectedElsewhere = (order: string, time: string) =>
  `${order}: recusado noutro ecrã às ${time}. O cliente pode ler o motivo.`;

export const showPhone = 'Mostrar o número de telefone';
