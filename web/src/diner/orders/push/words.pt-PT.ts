import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const tellMe = 'Avisar quando estiver pronto';
export const tellMeText = 'Este dispositivo avisa, mesmo que esta página já esteja fechada.';
export const told = 'Este dispositivo avisa quando o pedido estiver pronto.';
export const stop = 'Não avisar';
export const denied =
  'As notificações deste site estão bloqueadas. Permita-as nas definições do navegador.';
export const needsHomeScreen =
  'Para ser avisado num iPhone ou iPad, adicione este site ao ecrã principal e abra-o a partir daí.';
export const failed =
  'Não foi possível preparar este dispositivo para notificações. Tente de novo.';
