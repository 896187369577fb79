import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Adicionar fotografias';
export const text = 'Adicione de uma só vez as fotografias de muitos pratos.';

export const photos = 'Fotografias';
export const choosePhotos = 'Escolher fotografias';
export const chooseMorePhotos = 'Escolher mais fotografias';
export const photosHint =
  'Ou largue-as aqui, mesmo uma pasta inteira. Até 500 imagens PNG, JPEG ou WebP; as grandes são reduzidas. Uma fotografia com o nome de um prato fica logo associada a ele: «Sopa de alho-francês.jpg».';
export const tooMany = (most: number, chosen: string) =>
  `Escolha no máximo ${most} imagens de cada vez. Escolheu ${chosen}.`;
export const tooLarge = (megabytes: number) =>
  `Esta imagem tem mais de ${megabytes} MB. Guarde-a mais pequena e escolha-a de novo.`;
export const leftOut = (files: string) => `Ignorados, por não serem imagens: ${files}.`;
export const leftOutWithMore = (more: number, files: string) =>
  plural(more, {
    one: `Ignorados, por não serem imagens: ${files} e mais 1.`,
    other: `Ignorados, por não serem imagens: ${files} e mais ${more}.`,
  });

export const chosenPhotos = 'Fotografias escolhidas';
export const dishOf = (file: string) => `Prato de ${file}`;
export const dishPlaceholder = 'Nome do prato';
export const noSuchDish = 'Nenhum prato tem este nome.';
export const removePhoto = (file: string) => `Retirar ${file} da lista`;
export const uploading = 'A enviar';
export const saved = 'Guardada';
export const savedEarlier = 'Já estava guardada';
export const withoutDish = 'Escolha o prato.';
export const foundByName = 'Prato encontrado pelo nome.';
export const chosenByHand = 'Prato escolhido à mão.';
export const replacesPhoto = 'Substitui a fotografia atual.';

export const counts = (all: number, photos: string, parts: string) =>
  plural(all, {
    one: `${photos} fotografia: ${parts}.`,
    other: `${photos} fotografias: ${parts}.`,
  });
export const savedCount = (count: number) =>
  plural(count, { one: '1 guardada', other: `${count} guardadas` });
export const matchedCount = (count: number) =>
  plural(count, { one: '1 com prato', other: `${count} com prato` });
export const openCount = (count: number) =>
  plural(count, { one: '1 sem prato', other: `${count} sem prato` });
export const failedCount = (count: number) =>
  plural(count, { one: '1 com erro', other: `${count} com erro` });

export const uploadingPhotos = 'A enviar as fotografias';
export const progress = (total: number, photos: string, done: number) =>
  plural(total, {
    one: `${done} de ${photos} fotografia concluída`,
    other: `${done} de ${photos} fotografias concluídas`,
  });
export const stop = 'Parar';
export const seeAllDishes = 'Ver todos os pratos';
export const uploadPhotos = (count: number, photos: string) =>
  plural(count, { one: `Enviar ${photos} fotografia`, other: `Enviar ${photos} fotografias` });
export const retryPhotos = (count: number, photos: string) =>
  plural(count, {
    one: `Enviar de novo ${photos} fotografia`,
    other: `Enviar de novo ${photos} fotografias`,
  });
