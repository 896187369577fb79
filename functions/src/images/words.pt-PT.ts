import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const broken = 'Esta imagem está danificada ou incompleta. Escolha outra.';
export const unsupported = 'Escolha uma imagem PNG, JPEG ou WebP.';
export const notOnlyPicture = 'Este ficheiro contém mais do que uma imagem. Escolha outro.';
export const animated = 'As imagens animadas não são aceites. Escolha outra.';
export const tooManyPixels = (most: string) =>
  `Uma imagem pode ter até ${most} píxeis de cada lado.`;
export const tooMuchUnpacked =
  'Esta imagem tem demasiados píxeis de 16 bits. Guarde-a com 8 bits, ou mais pequena.';
export const noSuchPicture = 'Esta imagem não existe.';
export const tooManyAvatars = (most: string) =>
  `Não há espaço para mais fotografias de perfil: guardamos até ${most}. Tente de novo amanhã.`;
export const tooManyDishPictures = (most: string) =>
  `Não há espaço para mais imagens de pratos: guardamos até ${most}. As imagens que nenhum prato usa são eliminadas todos os dias.`;
export const tooManyUploads = (most: number) =>
  `Pode enviar até ${most} imagens por hora. Tente de novo mais tarde.`;
export const tooManyUploadsOrBytes = (most: number, megabytes: number) =>
  `Pode enviar até ${most} imagens e ${megabytes} MB por hora. Tente de novo mais tarde.`;
export const onlyAdmins = 'Só os administradores podem enviar imagens de pratos.';
export const notMultipart = 'Envie a imagem como multipart/form-data.';
export const tooLarge = (kilobytes: number) => `Uma imagem pode ter até ${kilobytes} KB.`;
export const oneFileOnly = 'Envie uma única imagem completa no campo «image».';
