import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const logIn = 'Iniciar sessão';
export const pleaseLogIn = 'Inicie sessão';
export const welcomeBack = 'Ainda bem que voltou. O forno está quente.';
export const isNew = 'É a primeira vez?';
export const signUpNow = 'Criar conta';
export const loggedIn = 'Sessão iniciada!';
export const sessionEnded = 'A sua sessão terminou. Inicie sessão de novo.';
export const enterPassword = 'Introduza a sua palavra-passe.';
export const forgotPassword = 'Esqueceu-se da palavra-passe?';
export const enterEmail = 'Introduza o seu e-mail e enviamos-lhe uma ligação.';
export const orContinueWith = 'ou continue com';
export const loading = 'A carregar…';
export const socialHeldBack =
  'Aqui não é possível continuar com a Google. Um bloqueador de conteúdos pode estar a impedi-lo. O e-mail e a palavra-passe funcionam como sempre.';
export const close = 'Fechar';
export const backHome = 'Voltar à página inicial';
export const accountNotOpened =
  'Iniciou sessão, mas de momento não foi possível abrir a sua conta.';
export const retry = 'Tentar de novo';
export const logOut = 'Terminar sessão';

export const createAccount = 'Criar uma conta';
export const createAccountText = 'Basta um nome, um e-mail e uma palavra-passe, e a ementa é sua.';
export const hasAccount = 'Já tem conta?';
export const signUp = 'Criar conta';

export const name = 'Nome';
export const email = 'E-mail';
export const password = 'Palavra-passe';

export const profile = 'Alterar o perfil';
export const photo = 'Fotografia';
export const photoReady =
  'A sua nova fotografia está pronta. Carregue em «Guardar» para a guardar.';
export const keepPhoto = 'Manter a fotografia atual';
export const saveProfile = 'Guardar';
export const profileSaved = 'Perfil guardado';
export const verified = 'Confirmado';
export const notVerified = 'Ainda por confirmar';
export const verificationSent =
  'Enviámos-lhe uma ligação por e-mail. Abra-a para confirmar que este endereço é seu.';
export const sendAgain = 'Enviar de novo';

export const sampleAccounts = 'Contas de exemplo';
export const sampleRoles = { admin: 'administradora', kitchen: 'cozinha' };
export const nameAndRole = (name: string, role: string) => `${name} (${role})`;
export const chooseGoogleAccount = 'Escolha uma conta Google de exemplo';
