import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const noPicture = 'Escolha uma imagem PNG, JPEG ou WebP.';
export const heicPicture =
  'Esta imagem está em HEIC, um formato que não podemos usar. Converta-a em JPEG: num Mac, abra-a na Pré-visualização e escolha Ficheiro, Exportar; num iPhone, envie-a a si mesmo por e-mail. Para novas fotografias, escolha Definições, Câmara, Formatos, Mais compatível.';
export const pictureUnreadable = 'Não foi possível ler este ficheiro como imagem. Escolha outro.';
export const pictureTooLarge =
  'Mesmo depois de reduzida, esta imagem é demasiado grande. Escolha outra.';
export const cannotResize = 'Este navegador não consegue reduzir imagens.';
