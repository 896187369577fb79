import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const emailNotSent = 'Não foi possível enviar o e-mail. Tente de novo.';
export const profileNotSaved = 'Não foi possível guardar o seu perfil. Tente de novo.';
export const checkEmail = 'Verifique este endereço de e-mail.';
export const linkNotChecked = 'Não foi possível verificar a ligação do e-mail. Tente de novo.';
export const passwordNotSaved = 'Não foi possível guardar a sua palavra-passe. Tente de novo.';
export const emailNotChanged = 'Não foi possível alterar o e-mail. Tente de novo.';
export const notConfirmed = 'Não foi possível confirmar que é a sua conta. Tente de novo.';
export const wrongPassword = 'Esta não é a sua palavra-passe.';
export const otherAccount =
  'Esta é outra conta Google. Escolha aquela com que costuma iniciar sessão.';
export const sessionEnded = 'A sua sessão terminou. Inicie sessão de novo.';

export const signInFailed = 'Não foi possível iniciar sessão. Tente de novo.';
export const wrongCredentialsStored = 'Indique um e-mail e uma palavra-passe válidos!';
export const wrongCredentials = 'O e-mail ou a palavra-passe não estão corretos.';
export const unreachable =
  'Não conseguimos contactar o serviço de início de sessão. Verifique a sua ligação à Internet e tente de novo.';
export const tooManyAttempts = 'Demasiadas tentativas. Aguarde alguns minutos e tente de novo.';
export const popupBlocked =
  'O seu navegador bloqueou a janela da Google. Permita janelas pop-up e tente de novo.';
export const popupClosed = 'A janela da Google foi fechada antes de a sessão ser iniciada.';
export const accountExists = 'Já existe uma conta com este e-mail. Inicie sessão.';
export const passwordWeak =
  'Esta palavra-passe é demasiado fácil de adivinhar. Escolha uma mais longa.';
export const accountDisabled = 'Esta conta está desativada. Para voltar a usá-la, ligue-nos.';
export const accountHasPassword =
  'Já existe uma conta com este e-mail. Inicie sessão com a sua palavra-passe.';
export const passwordRefused = (rules: string) =>
  `Escolha outra palavra-passe. As regras: ${rules}.`;
export const passwordRefusedPlainly =
  'Esta palavra-passe não cumpre as regras. Escolha uma mais longa, com letras, algarismos e símbolos.';
export const leastCharacters = (least: number) => `pelo menos ${least} caracteres`;
export const mostCharacters = (most: number) => `no máximo ${most} caracteres`;
export const lowercaseLetter = 'uma letra minúscula';
export const capitalLetter = 'uma letra maiúscula';
export const digit = 'um algarismo';
export const sign = 'um símbolo como # ou !';
