import { inParts, plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'O seu carrinho';
export const loading = 'A carregar o seu carrinho';
export const offline = 'Está sem ligação à Internet. O carrinho volta assim que a ligação voltar.';
export const empty = 'O carrinho está vazio. Adicione pratos.';
export const backToMenu = 'Voltar à ementa';
export const beginWithStandout = 'Comece por um destaque';

export const viewCart = 'Ver o carrinho';
export const dishesOfBadge = (count: number) => plural(count, { one: ' prato', other: ' pratos' });

export const keptDishes = 'Pratos guardados';
export const kept = (count: number) =>
  plural(count, { one: '1 prato guardado', other: `${count} pratos guardados` });
export const logInToOrder = 'Inicie sessão para pedir';
export const forgetKept = 'Não guardar estes pratos';
export const forgotten = 'Já não estão guardados';
export const forgottenText = (count: number) =>
  plural(count, {
    one: 'O prato já não está guardado neste dispositivo.',
    other: `Os ${count} pratos já não estão guardados neste dispositivo.`,
  });
export const keptAdded = (count: number) =>
  plural(count, {
    one: 'O prato que guardou está no seu carrinho.',
    other: `Os ${count} pratos que guardou estão no seu carrinho.`,
  });
export const keptNotAdded =
  'Não foi possível adicionar os pratos que guardou. Continuam guardados e voltamos a tentar da próxima vez.';
export const keptMissing = (count: number) =>
  plural(count, {
    one: 'Um prato não está no seu carrinho',
    other: `${count} pratos não estão no seu carrinho`,
  });
export const missingDish = (dish: string, reason: string) => `${dish}: ${reason}`;

export const reorderedTitle = (number: number) => `O que mudou em relação ao pedido #${number}`;
export const withoutChoices = (dish: string, choices: string) =>
  `${dish}: sem ${choices}, por falta de disponibilidade.`;
export const withoutNote = (dish: string) =>
  `${dish}: sem a sua nota, porque de momento não podemos aceitar notas.`;
export const nowContains = (dish: string, allergens: string) =>
  `${dish} passou a conter: ${allergens}.`;
export const nowCosts = (dish: string, was: string, now: string) =>
  `${dish} custa ${now} em vez de ${was}.`;
export const understood = 'Entendido';

export const tableCaption = 'Pratos no seu carrinho';
export const numberColumn = 'N.º';
export const pictureColumn = 'Prato';
export const nameColumn = 'Nome';
export const quantityColumn = 'Quantidade';
export const priceColumn = 'Preço';
export const actionColumn = 'Ação';

export const edit = 'Alterar';
export const editDish = (dish: string) => `Alterar ${dish}`;
export const remove = 'Retirar';
export const removeDish = (dish: string) => `Retirar ${dish}`;
export const deleteDish = (dish: string) => `Eliminar ${dish}`;
export const chooseAgain = 'Escolher de novo';
export const deleted = 'Eliminado!';
export const deletedText = 'O prato foi retirado do carrinho.';

export const dishesGone = (count: number) =>
  plural(count, {
    one: 'Um prato já não está na ementa. Não está incluído no total.',
    other: `${count} pratos já não estão na ementa. Não estão incluídos no total.`,
  });
export const dishesFaulty = (count: number) =>
  plural(count, {
    one: 'Um prato já não pode ser pedido com estas opções. Não está incluído no total.',
    other: `${count} pratos já não podem ser pedidos com estas opções. Não estão incluídos no total.`,
  });
export const dishesSoldOut = (count: number) =>
  plural(count, {
    one: 'Um prato está esgotado hoje. Não está incluído no total.',
    other: `${count} pratos estão esgotados hoje. Não estão incluídos no total.`,
  });
export const dishesFaultyToday = (count: number) =>
  plural(count, {
    one: 'Um prato não pode ser pedido hoje com estas opções. Não está incluído no total.',
    other: `${count} pratos não podem ser pedidos hoje com estas opções. Não estão incluídos no total.`,
  });

export const customerDetails = 'Os seus dados';
export const customerName = 'Nome';
export const noName = 'Sem nome';
export const customerEmail = 'E-mail';
export const customerId = 'ID de utilizador';

export const shoppingDetails = 'Resumo da compra';
export const totalItems = 'Pratos diferentes';
export const portions = (count: number) =>
  plural(count, { one: '1 dose', other: `${count} doses` });
export const totalPrice = 'Preço total';
export const total = 'Total';
export const toCheckout = 'Finalizar o pedido';
export const checkoutOpensSoon = <Part>(phone: Part) =>
  inParts`Os pedidos online abrem em breve. Para pedir agora, ligue para o ${phone}.`;
