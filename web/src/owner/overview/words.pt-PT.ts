import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Painel de gestão';
export const atGlance = (restaurant: string) => `${restaurant} num relance.`;
export const addDish = 'Adicionar um prato';

export const rightNow = 'Neste momento';
export const asOf = (time: string) =>
  `Situação às ${time}. Sem ligação ao servidor: continuamos a tentar.`;
export const allIsWell = 'Está tudo bem';
export const noOpenOrders = 'Não há pedidos em curso.';
export const openOrders = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} pedido em curso, sem atraso.`,
    other: `${counted} pedidos em curso, nenhum atrasado.`,
  });
export const unattended = 'Nenhum ecrã da cozinha está ligado';
export const unattendedDetail =
  'O restaurante está aberto, mas os clientes só podem pedir quando alguém puder ver os pedidos.';
export const startBoard = 'Abrir o painel da cozinha';
export const openKitchen = 'Abrir a cozinha';
export const newOrders = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} pedido novo por aceitar`,
    other: `${counted} pedidos novos por aceitar`,
  });
export const cameInNow = (order: string) => `${order} chegou agora mesmo.`;
export const cameIn = (order: string, minutes: number) => `${order} chegou há ${minutes} min.`;
export const firstCameInNow = (order: string) => `O primeiro, ${order}, chegou agora mesmo.`;
export const firstCameIn = (order: string, minutes: number) =>
  `O primeiro, ${order}, chegou há ${minutes} min.`;
export const lateOrders = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} pedido atrasado`,
    other: `${counted} pedidos atrasados`,
  });
export const wasDue = (order: string, minutes: string) =>
  `${order} devia estar pronto há ${minutes} min.`;
export const latestWasDue = (order: string, minutes: string) =>
  `O mais atrasado, ${order}, devia estar pronto há ${minutes} min.`;
export const paused = 'Os pedidos estão suspensos';
export const pausedUntilTime = (time: string) => `Os pedidos estão suspensos até às ${time}`;
export const pausedUntilDay = (dayAndTime: string) =>
  `Os pedidos estão suspensos até ${dayAndTime}`;
export const pausedDetail = 'Os clientes ainda podem pedir para mais tarde.';
export const resumeOrders = 'Retomar os pedidos';
export const soldOut = (count: number, counted: string) =>
  plural(count, { one: `${counted} prato esgotado`, other: `${counted} pratos esgotados` });
export const soldOutDetail = 'Os clientes não podem pedir o que está esgotado.';
export const moreDishes = (count: number) => `mais ${count}`;
export const soldOutForGood = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} esgotado há mais de um dia`,
    other: `${counted} esgotados há mais de um dia`,
  });
export const uncategorizedDetail = (dish: string) => `Os clientes só encontram ${dish} em «Tudo».`;
export const chooseCategory = 'Escolher uma categoria';
export const undeclaredDishes = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} prato sem alergénios declarados`,
    other: `${counted} pratos sem alergénios declarados`,
  });
export const undeclaredDetail =
  'Os clientes que filtram a ementa não veem o que não está declarado.';
export const declare = 'Declarar';
export const showAllAttention = (count: number) =>
  plural(count, { one: 'Mostrar mais 1', other: `Mostrar mais ${count}` });
export const pagesBehind = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} alteração desde a última publicação`,
    other: `${counted} alterações desde a última publicação`,
  });
export const pagesBehindDetail =
  'Os motores de pesquisa e as páginas, enquanto abrem, mostram uma ementa mais antiga. Quem gere o site pode publicar a nova: npm run deploy.';
export const seeNewChanges = 'Ver as alterações';

export const dishesOnMenu = 'Pratos na ementa';
export const undeclared = 'Sem alergénios declarados';
export const averagePrice = 'Preço médio';
export const users = 'Utilizadores';

export const byCategory = 'Pratos por categoria';
export const noDishesYet = 'Ainda sem pratos';
export const uncategorized = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} prato tem uma categoria que já não existe na ementa`,
    other: `${counted} pratos têm uma categoria que já não existe na ementa`,
  });
export const underAllOnly = (dishes: number) =>
  plural(dishes, {
    one: 'Os clientes só o encontram em «Tudo». Escolha outra categoria:',
    other: 'Os clientes só os encontram em «Tudo». Escolha outra categoria:',
  });
export const newestDishes = 'Pratos mais recentes';
export const seeAllDishes = 'Ver todos os pratos';
export const newestUsers = 'Utilizadores mais recentes';
export const seeAllUsers = 'Ver todos os utilizadores';
export const noName = 'Sem nome';
export const roles = { admin: 'Administrador', kitchen: 'Cozinha' };
export const recentChanges = 'Alterações recentes';
export const seeAllChanges = 'Ver todas as alterações';
export const noChanges = 'Ainda não há alterações.';

export const automaticWork = 'Trabalho automático';
export const jobNames = { 'daily-sweep': 'Limpeza diária' };
export const jobParts = {
  accounts: 'Contas',
  pictures: 'Imagens',
  orders: 'Pedidos',
  phones: 'Números de telefone',
  subscriptions: 'Dispositivos que recebem avisos',
  names: 'Nomes na lista de alterações',
};
export const jobLastRan = (time: string) => `Última vez: ${time}`;
export const jobNeverEnded = 'Ainda não chegou ao fim';
export const jobLate = 'Não correu quando devia. Avise quem cuida do site.';
export const jobFailed = 'Uma parte falhou. Volta a ser tentada da próxima vez.';
export const partFailed = (part: string, count: number) => `${part}: ${count} com erro.`;
export const manyGone =
  'Nada foi eliminado: parecem faltar tantas contas que pode ser um engano. Avise quem cuida do site.';

export const troubledJobs = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} trabalho automático precisa de atenção`,
    other: `${counted} trabalhos automáticos precisam de atenção`,
  });
export const seeJobs = 'Ver o que falhou';

export const deadMails = (count: number, counted: string) =>
  plural(count, {
    one: `${counted} e-mail ficou por enviar`,
    other: `${counted} e-mails ficaram por enviar`,
  });
export const deadMailsDetail =
  'Nas últimas 24 horas. Pode ser preciso avisar alguém de outra forma.';
export const seeDeadMails = 'Ver quais';
export const unsentMails = 'E-mails que não foram enviados';
export const unsentMailsText = 'Cada um fica nesta lista durante sete dias.';
export const deadReasons = {
  refused:
    'O servidor de e-mail recusou-os, muitas vezes porque o endereço não existe. Se for importante, ligue ao cliente.',
  gave_up:
    'O servidor de e-mail não respondeu durante um dia. Avise quem cuida do site e ligue aos clientes que ainda esperam.',
  unknown:
    'A ligação caiu durante o envio. Podem ter chegado, por isso não são enviados outra vez.',
};
