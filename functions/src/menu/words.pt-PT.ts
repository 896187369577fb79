import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noSuchDish = 'Este prato não está na ementa.';
export const keyUsed = 'Esta chave já foi usada para outro prato.';
export const changedMeanwhile = 'Entretanto, outra pessoa alterou este prato.';
export const deleted = 'O prato foi retirado da ementa.';

export const quoted = (name: string) => `«${name}»`;
export const unknownTaxRate = (rate: string, known: string) =>
  `Não há nenhuma taxa de IVA «${rate}». Pode ser ${known}.`;
export const noTaxRates = (rate: string) =>
  `Não há nenhuma taxa de IVA «${rate}». Ainda não foi definida nenhuma.`;
export const unknownGroups = (ids: string) => `Não há opções com o identificador ${ids}.`;
