import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const discardQuestion = (count: number) => `Ignorar ${count} alterações?`;
export const discardText = 'O que escreveu será perdido.';
export const confirmDiscard = 'Sim, ignorar';
export const keepEditing = 'Continuar a alterar';

export const conflictText =
  'Enquanto fazia as suas alterações, alguém guardou outras. Escolha o que quer manter e guarde de novo. Nada do que escreveu se perdeu.';
export const takenOver = (parts: string) =>
  `O resto do que essa pessoa alterou já está no formulário: ${parts}.`;
export const keepMine = 'Manter sempre a minha versão';
export const takeTheirs = 'Usar sempre a versão guardada';
export const yours = 'A sua versão';
