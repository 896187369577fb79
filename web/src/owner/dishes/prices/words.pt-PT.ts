import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = (count: number, dishes: string) =>
  plural(count, { one: `Preço de ${dishes} prato`, other: `Preços de ${dishes} pratos` });
export const tooMany = (count: number, most: string) =>
  plural(count, {
    one: `Escolha no máximo ${most} prato de cada vez.`,
    other: `Escolha no máximo ${most} pratos de cada vez.`,
  });

export const change = 'Alteração';
export const raise = 'Aumentar';
export const lower = 'Baixar';
export const byPercent = 'Percentagem';
export const round = 'Arredondar';
export const roundTo = (step: string) => `Para múltiplos de ${step}`;
export const endingIn = (ending: string) => `Para preços terminados em ${ending}`;

export const noPercentage = 'Indique uma percentagem, por exemplo 4 ou 2,5.';
export const raisedTooMuch = 'Aumente os preços no máximo 500 %.';
export const loweredTooMuch = 'Baixe os preços menos de 100 %.';
export const tooExpensive = (dish: string, most: string) =>
  `${dish} passaria a custar mais de ${most}.`;

export const changePrices = 'Alterar preços';
export const changeSomePrices = (count: number) =>
  plural(count, { one: 'Alterar 1 preço', other: `Alterar ${count} preços` });
export const pricesChange = (count: number, staying: number) =>
  plural(count, {
    one: `1 preço a alterar, ${staying} sem alteração.`,
    other: `${count} preços a alterar, ${staying} sem alteração.`,
  });
export const optionsStay = 'Os preços das opções ficam como estão.';

export const newPrices = 'Preços novos';
export const dishColumn = 'Prato';
export const nowColumn = 'Agora';
export const newColumn = 'Novo';

export const changed = 'Preços alterados';
export const withNewPrice = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} prato com um preço novo.`,
    other: `${dishes} pratos com preços novos.`,
  });
export const withOldPrice = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} prato de novo com o preço anterior.`,
    other: `${dishes} pratos de novo com os preços anteriores.`,
  });
export const left = (dishes: string) =>
  `Ficou como estava o que outra pessoa acabou de alterar: ${dishes}.`;
export const leftWithMore = (more: number, dishes: string) =>
  plural(more, {
    one: `Ficou como estava o que outra pessoa acabou de alterar: ${dishes} e mais 1 prato.`,
    other: `Ficou como estava o que outra pessoa acabou de alterar: ${dishes} e mais ${more} pratos.`,
  });
