import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noSuchOrder = 'Este pedido não existe.';
export const nothingOrdered = 'Nada foi pedido.';
export const listCannotContinue = 'A lista não pode continuar a partir daí.';
export const keyUsed = 'Esta chave já foi usada para outro pedido.';

export const guest = 'Cliente';

export const refusals = {
  sold_out: 'Lamentamos, mas esgotou-se algo que pediu.',
  too_busy: 'Lamentamos, mas temos demasiados pedidos e o seu não ficaria pronto a tempo.',
  closing: 'Lamentamos, mas estamos a fechar e já não conseguimos preparar o seu pedido.',
  duplicate: 'Parece ser o mesmo pedido duas vezes, por isso ficámos apenas com um.',
  no_answer: 'A cozinha não respondeu a tempo.',
};

export const onlyAcceptTakesMinutes = 'Só «accept» tem minutos.';
export const chooseReason = 'Escolha um motivo.';
export const writeReason = 'Escreva o que o cliente deve saber.';
export const onlyRejectTakesReason = 'Só «reject» tem um motivo.';
export const onlyRejectTakesText = 'Só «reject» tem um texto.';
