import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const linkSent = (email: string) =>
  `Se houver uma conta com ${email}, vai a caminho uma ligação para definir uma nova palavra-passe. Veja também a pasta de spam.`;

export const oneMoment = 'Um momento';
export const openingLink = 'Estamos a abrir a ligação do e-mail.';
export const checkingLead = 'Um momento, estamos a verificar a ligação do e-mail.';
export const checkingLink = 'A verificar a ligação do e-mail';
export const unknownLinkLead = 'É bem possível que a ligação do e-mail esteja certa.';
export const deadLinkLead = 'Enviamos-lhe outra ligação.';
export const deadLink = 'Esta ligação já não funciona: foi usada, expirou ou está incompleta.';
export const sendAgain = 'Enviar de novo';
export const remembered = 'Já se lembrou?';
export const logIn = 'Iniciar sessão';

export const newPassword = 'Nova palavra-passe';
export const newPasswordLead = 'Escolha uma que não use em mais lado nenhum.';
export const othersLoggedOut = 'A sessão será terminada nos outros dispositivos.';
export const savePassword = 'Guardar a palavra-passe';
export const savedLead = 'Está feito.';
export const passwordSaved = 'A sua palavra-passe foi alterada. Já pode iniciar sessão com ela.';
export const passwordChanged = 'A sua palavra-passe foi alterada';
