import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const showPassword = 'Mostrar a palavra-passe';
export const hidePassword = 'Ocultar a palavra-passe';

export const choosePicture = 'Escolher uma imagem';
export const pictureHint = 'Ou largue-a aqui. PNG, JPEG ou WebP. As imagens grandes são reduzidas.';
export const chooseAnother = 'Escolher outra';
export const uploading = 'A enviar a imagem';

export const leaveUnsaved = 'Sair sem guardar?';
export const leaveUnsavedText = 'As suas alterações não foram guardadas.';
export const leave = 'Sair';
export const stay = 'Ficar';
