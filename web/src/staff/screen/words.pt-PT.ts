import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Cozinha';
export const introduction =
  'Os pedidos novos tocam aqui até alguém os aceitar. Deixe o painel aberto enquanto aceita pedidos.';
export const startBoard = 'Abrir o painel';
export const backToHome = 'Voltar ao início';

export const settings = 'Definições do ecrã';
export const logOut = 'Terminar sessão';
export const save = 'Guardar';

export const screenName = 'Nome do ecrã';
export const screenNameHint =
  'Por exemplo, Passe ou Balcão: assim os outros ecrãs dizem quem foi o primeiro.';
export const columns = 'Colunas';
export const printWhenAccepted = 'Imprimir ao aceitar';
export const printHint =
  'Na impressora deste ecrã, seja qual for o ecrã que aceita. Um pedido para mais tarde é impresso quando chega a «A fazer».';
export const printNothing = 'Nada';
export const printBoth = 'Os dois talões';
export const volume = 'Volume';
export const percent = (number: number) => `${number} por cento`;
export const testSound = 'Testar o som';
export const test = 'Testar';

export const itIs = 'São ';
export const soundIsOn = 'Com som';
export const soundIsOff = 'Sem som';
export const staysAwake = 'Fica ligado';
export const maySleep = 'O ecrã pode desligar-se';

export const noSound = 'Este navegador não reproduz sons: vigie o painel.';
export const turnSoundOn = 'Sem som: toque aqui';
export const unanswered =
  'Sem ligação ao servidor. Podem faltar pedidos novos, e nada pode ser alterado até a ligação voltar.';
export const offline =
  'Sem ligação ao servidor. Os pedidos novos não aparecem, e nada pode ser alterado até a ligação voltar.';
export const offlineSince = (time: string) =>
  `Sem ligação ao servidor. Este é o painel das ${time}. Os pedidos novos não aparecem, e nada pode ser alterado até a ligação voltar.`;
export const tryAgain = 'Tentar de novo';
export const pausedUntilTime = (time: string) => `Pedidos suspensos até às ${time}.`;
export const pausedUntilDay = (dayAndTime: string) => `Pedidos suspensos até ${dayAndTime}.`;
export const resume = 'Retomar';

export const pause = 'Suspender';
export const changePause = 'Alterar pausa';
export const pauseTitle = 'Suspender os pedidos';
export const pauseExplanation =
  'Até lá, ninguém pode pedir para já. Os pedidos que já tem e os pedidos para mais tarde mantêm-se.';
export const minutes = (count: number) => `${count} min`;
export const oneHour = '1 hora';
export const restOfToday = 'Resto do dia';

export const endedOrders = 'Pedidos das últimas 24 horas';
export const noEndedOrders = 'Nenhum pedido saiu do painel nas últimas 24 horas.';
export const orderingClosed = (sentence: string) =>
  `Os pedidos estão fechados. Os clientes leem: «${sentence}»`;
