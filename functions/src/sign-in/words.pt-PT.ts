import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const onlyAdmins = 'Só os administradores podem fazer isto.';
export const onlyKitchen = 'Só a cozinha pode fazer isto.';
