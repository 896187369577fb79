import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Esgotados';
export const titleAndCount = (items: number) => `Esgotados: ${items}`;
export const loading = 'A carregar os pratos';

export const forHowLong = 'Esgotado até quando?';
export const today = 'Hoje';
export const todayHint = 'Volta na abertura';
export const recalled = 'Até repor';
export const recalledHint = 'Quando quiser';

export const find = 'Pesquisar prato ou opção';
export const show = 'Mostrar';
export const all = 'Tudo';
export const dishes = 'Pratos';
export const options = 'Opções';
export const nothingFound = 'Nenhum prato ou opção tem isso no nome.';
export const moreFound = (items: string) => `Há mais ${items}. Escreva uma parte do nome.`;

export const mark = 'Esgotado';
export const markItem = (item: string) => `Esgotado: ${item}`;
export const bringBack = 'Repor';
export const bringItemBack = (item: string) => `Repor: ${item}`;

export const untilRecalled = 'até ser reposto';
export const untilTime = (time: string) => `até às ${time}`;
export const untilDay = (dayAndTime: string) => `até ${dayAndTime}`;
export const out = (until: string) => `Esgotado ${until}`;
export const isSoldOut = (item: string, until: string) => `Esgotado ${until}: ${item}.`;
export const isAvailable = (item: string) => `De novo disponível: ${item}.`;

export const outNow = 'Esgotado agora';
export const nothingOut = 'Nada. Os clientes podem pedir todos os pratos.';
export const canBeUndone = 'O que alterar aqui pode ser anulado.';
export const undo = 'Anular';
