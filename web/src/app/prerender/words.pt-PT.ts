import { inParts, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const menuDescription = (brand: string, kinds: string) =>
  `A ementa completa de ${brand}: ${kinds}, tudo feito na hora.`;
export const andKind = (kinds: string, kind: string) => `${kinds} e ${kind}`;
export const categoryDescription = (category: string, brand: string) =>
  `${category} em ${brand}, tudo feito na hora. Veja todas as sugestões e encontre a sua preferida.`;
export const loginDescription = (brand: string) =>
  `Inicie sessão em ${brand} para fazer o seu pedido e retomar o carrinho onde o deixou.`;
export const signupDescription = (brand: string) =>
  `Crie uma conta em ${brand}. Só precisa de um nome, um e-mail e uma palavra-passe.`;
export const madeToOrderAt = (brand: string) => `Feito na hora em ${brand}.`;
export const menuOf = (brand: string) => `Ementa de ${brand}`;

export const needsScripts = 'Esta página precisa de JavaScript';
export const needsScriptsText = <Part>(phone: Part) =>
  inParts`Ative-o no seu navegador para iniciar sessão e pedir, ou ligue para o ${phone}.`;
export const readMenu = <Part>(menu: Part) => inParts`Mesmo sem ele, pode ler ${menu}.`;
export const ourMenu = 'a nossa ementa';
export const orderWithScripts = <Part>(phone: Part) =>
  inParts`Para pedir aqui, ative o JavaScript no seu navegador ou ligue para o ${phone}.`;
export const tooOld = <Part>(phone: Part) =>
  inParts`Este navegador é demasiado antigo para pedir aqui. Atualize-o ou ligue para o ${phone}.`;
export const allOnPage = <Part>(page: Part) => inParts`Todos os pratos estão numa ${page}.`;
export const onePage = 'página simples';

export const wholeMenu = (brand: string) => `${brand}: a ementa completa`;
export const callToOrder = <Part>(phone: Part) => inParts`Para pedir, ligue para o ${phone}.`;
export const mayHaveChanged =
  'Os pratos e os preços podem ter mudado desde que esta página foi feita; por telefone, dizemos-lhe o que há hoje.';
export const openingHours = 'Horário';
export const closed = 'fechado';
export const allergensUndeclared = 'Alergénios não declarados: pergunte-nos.';
export const noAllergens = 'Não contém nenhum dos 14 alergénios principais.';
export const contains = (allergens: string) => `Contém ${allergens}.`;
export const choiceContains = (allergens: string) => ` (contém ${allergens})`;
