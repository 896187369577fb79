import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Horário';
export const titleText = 'Quando os clientes podem pedir, e quanto a cozinha consegue preparar.';
export const history = 'Alterações';
export const loading = 'A carregar';
export const save = 'Guardar';
export const saved = 'Guardado. Os clientes já veem as alterações.';
export const conflict = 'Outra pessoa alterou estas definições';
export const savedNow = 'Guardado agora';
export const noHours = 'Ainda não há horário: ninguém pode pedir';
export const noHoursText =
  'Defina quando os clientes podem levantar os pedidos; assim que guardar, já podem pedir. Sem horário, o site mostra apenas a ementa, o que também é uma opção.';

export const guestView = 'O que um cliente vê agora';
export const guestViewIsSaved = 'Os clientes só veem as suas alterações depois de as guardar.';
export const retry = 'Tentar de novo';
export const earliestPickUp = (time: string) => `Primeira hora de levantamento: ${time}`;
export const noKitchenScreen =
  'Não há nenhum ecrã da cozinha ligado, por isso, de momento, os clientes não podem pedir.';
export const openBoard = 'Abrir o painel da cozinha';
export const nextDays = 'Os próximos sete dias';
export const noOrdering = 'Não há pedidos online';
export const today = 'Hoje';
export const closed = 'Fechado';

export const pauseOrders = 'Suspender os pedidos';
export const pauseOrdersText =
  'Para quando a cozinha não tem mãos a medir. Os clientes podem continuar a pedir para mais tarde.';
export const pauseFor = 'Suspender durante';
export const quarterHour = '15 min';
export const halfHour = '30 min';
export const oneHour = '1 hora';
export const restOfToday = 'Resto do dia';
export const paused = 'Os pedidos estão suspensos';
export const pausedUntilTime = (time: string, reason: string) => `Até às ${time}. ${reason}`;
export const pausedUntilDay = (dayAndTime: string, reason: string) =>
  `Até ${dayAndTime}. ${reason}`;
export const resumeOrders = 'Retomar os pedidos';

export const timeZone = 'Fuso horário';
export const timeZones = 'Fusos horários';
export const timeThere = (time: string, zone: string) => `Hora local: ${time} (${zone}).`;
export const searchTimeZone = 'Pesquisar por cidade ou fuso horário';
export const noTimeZone =
  'Nenhum fuso horário corresponde à pesquisa. Experimente a grande cidade mais próxima.';

export const timing = 'Tempos e capacidade';
export const timingText =
  'Quanto tempo um pedido demora a ficar pronto, e quantos cabem ao mesmo tempo.';
export const minutesUnit = 'minutos';
export const daysUnit = 'dias';
export const dishesUnit = 'pratos';
export const ordersUnit = 'pedidos';
export const numberFields = {
  leadMinutes: 'Tempo de preparação',
  slotMinutes: 'Duração do intervalo',
  slotCapacity: 'Capacidade do intervalo',
  slotOrders: 'Pedidos por intervalo',
  lastOrderMinutes: 'Último pedido antes do fecho',
  answerMinutes: 'Tempo para responder a um pedido',
  daysAhead: 'Dias de antecedência',
  minCents: 'Pedido mínimo',
  unverifiedOrders: 'Pedidos em aberto sem e-mail confirmado',
  unverifiedPerAddress: 'O mesmo de um só endereço',
};
export const leadHint = 'Desde o pedido até estar pronto.';
export const lastOrderHint = 'Quanto tempo antes do fecho é a última hora de levantamento.';
export const daysAheadHint = (most: string) => `0 é só hoje; o máximo é ${most}.`;
export const answerHint =
  'Enquanto está aberto. Um pedido a que a cozinha não tenha respondido até lá termina automaticamente, e o cliente é avisado. 0 para não haver limite.';
export const slotHint = 'O tempo entre as horas de levantamento que os clientes podem escolher.';
export const capacityHint =
  'O que a cozinha consegue preparar num intervalo. Um prato conta 1, uma bebida 0.';
export const slotOrdersHint =
  'Por mais pequenos que sejam. Os clientes sem e-mail confirmado ficam, no máximo, com metade.';

export const checkout = 'Finalização do pedido';
export const checkoutText = 'O que é preciso para pedir, e o que se diz aos clientes.';
export const minimumHint = '0 para não haver mínimo.';
export const unverifiedOrdersHint =
  'De todos esses clientes em conjunto, para um dia. Evita que pedidos falsos encham a cozinha.';
export const unverifiedPerAddressHint =
  'Numa hora. Evita que uma pessoa com muitas contas faça os pedidos de todos. Os clientes numa mesma rede Wi-Fi têm o mesmo endereço.';
export const notes = 'Os clientes podem deixar uma nota';
export const notesText = 'Para todo o pedido, por exemplo «sem cebola».';
export const needsScreen = 'Aceitar pedidos só com um ecrã da cozinha ligado';
export const needsScreenText =
  'Se nenhum ecrã da cozinha der sinal durante três minutos, os clientes deixam de poder pedir até algum voltar, para que nenhum pedido fique por ver.';
export const verifiedOnly = 'Só podem pedir clientes com o e-mail confirmado';
export const verifiedOnlyText =
  'Aos outros pede-se, ao finalizar o pedido, que abram a ligação que lhes enviamos por e-mail. Assim se evitam pedidos falsos.';

export const mails = 'E-mail';
export const mailsText =
  'Nada é enviado até quem gere o site definir um servidor de e-mail. Só os endereços confirmados recebem mensagens.';
export const mailsToGuests = 'Para os clientes';
export const mailsToAdmins = 'Para todos os administradores';
export const mailTexts = {
  received: 'Assim que o pedido é feito.',
  accepted: 'Com a hora a que fica pronto.',
  ready: 'Quando já pode ser levantado.',
  refused: 'Com o motivo, também se ninguém respondeu.',
  unanswered: 'Quando um pedido termina automaticamente.',
  board_gone:
    'Uma vez por abertura, quando os clientes não podem pedir porque não há nenhum ecrã ligado.',
  day_sums: 'Depois de fechar.',
};
export const noMails = 'Nenhum';

export const usualHours = 'O horário habitual';
export const needsScreenPart = 'Só com um ecrã da cozinha ligado';
export const verifiedOnlyPart = 'Só clientes com o e-mail confirmado';
export const taxRates = 'Taxas de IVA';
export const notStated = 'Não indicado';
export const minutes = (count: number, number: string) =>
  plural(count, { one: `${number} minuto`, other: `${number} minutos` });
export const yes = 'Sim';
export const no = 'Não';

export const minimumFault = (least: string, most: string) =>
  `O mínimo tem de ser um valor entre ${least} e ${most}.`;
export const percentFault = 'Escreva uma percentagem de 0 a 50, com duas casas decimais no máximo.';
export const timeZoneMissing = 'Escolha um fuso horário.';
export const openMissing = 'Indique a hora a que abre.';
export const closeMissing = 'Indique a hora a que fecha.';
export const dateMissing = 'Escolha uma data.';
export const dateTwice = 'Esta data já está na lista.';
export const overlap = (hours: string) => `Sobrepõe-se a outro período: ${hours}.`;
export const overlapWithDay = (day: string, hours: string) =>
  `Sobrepõe-se ao horário de ${day}: ${hours}.`;

export const phone = 'Número de telefone';
export const phoneHint = 'Só a cozinha o vê, ao carregar num botão, e é eliminado um dia depois.';
export const phoneRules = {
  off: 'Não pedir',
  optional: 'Os clientes podem indicá-lo',
  required: 'Os clientes têm de o indicar',
};

export const closeOrdering = 'Fechar os pedidos';
export const closeOrderingText =
  'Até os reabrir, para hoje e para mais tarde. O horário e os pedidos já feitos mantêm-se.';
export const writeSentence = 'Escrever uma frase para os clientes';
export const sentence = 'Frase para os clientes';
export const sentenceHint =
  'Por exemplo: Estamos fechados para um casamento e voltamos na segunda.';
export const sentenceMissing = 'Escreva o que os clientes devem ler.';
export const orderingClosed = 'Os pedidos estão fechados';
export const guestsRead = (sentence: string) => `Os clientes leem: «${sentence}»`;
export const reopenOrdering = 'Reabrir os pedidos';
