import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const lineGone = 'Este prato já não está no seu carrinho.';
export const notYourCart = 'Este não é o seu carrinho.';
export const noNotes = 'De momento, não podemos aceitar notas.';
export const alreadyThere = 'Este prato já está no seu carrinho.';
export const chooseAgain = (fault: string) => `${fault} Escolha de novo.`;
export const fullOfDishes = (most: number) =>
  `O seu carrinho está cheio. Pode ter até ${most} pratos.`;
export const fullOfChoices = 'O seu carrinho está cheio. Tem demasiadas escolhas.';
export const removed = 'O prato foi retirado do seu carrinho.';
