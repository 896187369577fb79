import { inParts, plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Finalizar o pedido';
export const loading = 'A carregar o seu pedido';
export const offline =
  'Está sem ligação à Internet. O pedido volta assim que a ligação voltar. Nada foi pedido.';

export const yourOrder = 'O seu pedido';
export const changeCart = 'Alterar o carrinho';
export const goneFromCart = (dishes: string) => `Já não há no seu carrinho: ${dishes}`;
export const dishes = (count: number) =>
  plural(count, { one: '1 prato', other: `${count} pratos` });
export const each = (price: string) => `${price} cada`;
export const remove = 'Retirar';
export const removeDish = (dish: string) => `Retirar ${dish}`;
export const insteadOf = (dish: string) => `Em vez de ${dish}:`;
export const takeDish = (dish: string) => `Escolher ${dish}`;
export const added = 'Prato adicionado ao carrinho.';

export const changes = 'O que mudou';
export const newInCart = 'Novo no seu carrinho';
export const nameWas = (name: string) => `Antes: ${name}`;
export const quantityWas = (quantity: number) => `A quantidade era ${quantity}`;
export const priceWas = (price: string) => `Custava ${price} cada`;
export const taxWas = (tax: string, rate: string) => `O IVA incluído era: ${tax} ${rate}`;
export const taxAdded = 'Agora inclui IVA';
export const noteChanged = 'A nota mudou';
export const hadNoOptions = 'Não tinha opções';
export const optionsWere = (options: string) => `As opções eram: ${options}`;
export const renamed = (was: string, now: string) => `«${was}» passou a «${now}»`;
export const allergensUndeclared = 'Os alergénios já não estão declarados';
export const noAllergens = 'Declarado agora: nenhum dos 14 alergénios principais';
export const allergensAdded = (allergens: string) => `Agora contém ${allergens}`;
export const allergensGone = (allergens: string) => `Já não contém ${allergens}`;
export const choiceUndeclared = (choice: string) =>
  `«${choice}»: os alergénios já não estão declarados`;
export const choiceNoAllergens = (choice: string) =>
  `«${choice}»: declarado agora: nenhum dos 14 alergénios principais`;
export const choiceAllergensAdded = (choice: string, allergens: string) =>
  `«${choice}»: agora contém ${allergens}`;
export const choiceAllergensGone = (choice: string, allergens: string) =>
  `«${choice}»: já não contém ${allergens}`;
export const dietsUndeclared = 'Os regimes alimentares já não estão declarados';
export const dietsNotDeclared = (diets: string) => `Já sem declaração: ${diets}`;
export const noDiets = 'Declarado agora: sem regime alimentar especial';
export const dietsAdded = (diets: string) => `Agora é ${diets}`;
export const dietsGone = (diets: string) => `Já não é ${diets}`;

export const forYou = 'Para si';
export const nameMissing = 'Indique um nome pelo qual possamos chamar.';
export const calledOut = <Part>(name: Part) => inParts`Chamamos por ${name}`;
export const changeName = 'Alterar o nome';
export const change = 'Alterar';
export const name = 'Nome';
export const nameHint = 'Chamamos por este nome quando o pedido estiver pronto.';
export const addNote = 'Adicionar uma nota para a cozinha';
export const note = 'Nota';
export const noteHint = 'Opcional. O que deve a cozinha saber?';
export const allergies = 'Alergias';
export const allergiesHint =
  'Opcional. A cozinha lê isto antes de tudo o resto. Se for grave, ligue-nos também.';
export const rememberAllergies = 'Guardar as minhas alergias neste dispositivo até terminar sessão';

export const total = 'Total';
export const totalWas = 'Antes: ';
export const payAtPickup = 'Pagamento no levantamento.';
export const payAtPickupWithTax = 'Os preços incluem IVA. Pagamento no levantamento.';
export const payAtPickupInShort = 'Pagamento no levantamento. IVA incluído.';
export const stillTrying = 'Continuamos a tentar.';
export const keepPageOpen = 'Mantenha esta página aberta até confirmarmos.';
export const agreement = <Part>(pages: Part) =>
  inParts`Ao fazer o pedido, aceita o seguinte: ${pages}.`;
export const pickUpAt = (restaurant: string) => `Local de levantamento: ${restaurant}`;
export const callAboutAllergies = 'Tem alergias? Ligue-nos antes de fazer o pedido.';

export const confirming = 'A confirmar o seu pedido';
export const unconfirmed = 'Ainda não foi possível confirmar o seu pedido';
export const unconfirmedText =
  'O pedido pode ter chegado à cozinha. Verifique de novo para ter a certeza: ou vê o seu pedido, ou nada foi pedido. Nunca é feito duas vezes.';
export const checkAgain = 'Verificar de novo';
export const orCall = <Part>(phone: Part) => inParts`Ou ligue para o ${phone}.`;
export const orderingOff = 'De momento, não aceitamos pedidos online';
export const orderingOffText = 'O seu carrinho fica como está. Para pedir, ligue-nos.';
export const justOrdered = (number: number) => `Acabou de fazer o pedido #${number}.`;
export const justOrderedText = 'Foi feito uma só vez e o seu carrinho está vazio.';
export const viewOrder = (number: number) => `Ver o pedido #${number}`;
export const cartEmpty = 'O carrinho está vazio. Adicione pratos.';
export const backToMenu = 'Voltar à ementa';

export const unplaced = (time: string) =>
  `O seu pedido (${time}) não foi concluído. Nada foi pedido, nem será. Para pedir agora, carregue em «Fazer o pedido».`;
export const offlineAtOrder =
  'Está sem ligação à Internet, por isso nada foi pedido. Carregue de novo em «Fazer o pedido» quando a ligação voltar.';
export const nothingOrdered = (reason: string) => `Nada foi pedido. ${reason}`;
export const tryAgainIn = (minutes: number) =>
  plural(minutes, {
    one: 'Pode tentar de novo daqui a um minuto.',
    other: `Pode tentar de novo daqui a ${minutes} minutos.`,
  });
export const fixMarked =
  'Ainda nada foi pedido. Corrija o que está assinalado e carregue de novo em «Fazer o pedido».';
export const fixMarkedAndCheckTotal =
  'Ainda nada foi pedido. Corrija o que está assinalado, confira o novo total e carregue de novo em «Fazer o pedido».';
export const checkTotal =
  'O seu pedido mudou. Confira o novo total e carregue em «Fazer o pedido».';
export const checkTotalAgain =
  'O seu pedido mudou. Confira o novo total e carregue de novo em «Fazer o pedido».';
export const checkMarked =
  'O seu pedido mudou. Confira o que está assinalado e carregue em «Fazer o pedido».';
export const checkMarkedAgain =
  'O seu pedido mudou. Confira o que está assinalado e carregue de novo em «Fazer o pedido».';
export const withdrawn =
  'Na última tentativa, nada foi pedido. Carregue de novo em «Fazer o pedido».';

export const soldOut = 'Esgotado hoje. Não está incluído no total.';
export const dishGone = 'Já não está na nossa ementa. Não está incluído no total.';
export const someOptionGone = 'Uma das suas opções já não está disponível.';
export const chooseAgain =
  'O prato não está incluído no total. Escolha de novo no carrinho, ou retire-o.';
export const off = 'De momento, não aceitamos pedidos online.';
export const call = <Part>(phone: Part) => inParts`Ligue para o ${phone}`;

export const slotFull = 'Essa hora acabou de ficar completa.';
export const slotGone = 'Essa hora já não está disponível.';
export const later = 'Entretanto, recebemos mais pedidos.';
export const laterToday = (time: string) =>
  `Entretanto, recebemos mais pedidos. O mais cedo possível é às ${time}.`;
export const laterOn = (time: string) =>
  `Entretanto, recebemos mais pedidos. O mais cedo possível é ${time}.`;
export const closed = 'De momento, estamos fechados.';
export const closedUntil = (time: string) => `De momento, estamos fechados. Abrimos ${time}.`;
export const paused = 'A cozinha está a fazer uma pausa.';
export const pausedUntil = (time: string) => `A cozinha está a fazer uma pausa. Volta ${time}.`;
export const unattended =
  'De momento, a cozinha não consegue ver os pedidos online. Ligue-nos, por favor.';
export const unattendedNow =
  'De momento, a cozinha não consegue ver os pedidos online. Ligue-nos, ou peça para mais tarde.';
export const noSuchTime = 'Essa hora não está disponível.';
export const chooseTime = 'Escolha uma hora:';

export const belowMinimum = (minimum: string, missing: string) =>
  `O pedido mínimo online é de ${minimum}. Adicione mais ${missing}.`;
export const addDishes = 'Adicionar mais pratos';
export const hasOpenOrder =
  'Já tem um pedido em curso. Pode fazer outro depois de o levantar, ou depois de confirmar o seu e-mail.';
export const hasOpenOrders = (count: number) =>
  `Já tem ${count} pedidos em curso. Pode fazer outro depois de levantar um deles.`;
export const seeOrders = 'Ver os seus pedidos';
export const tooManyDishes = (limit: number, actual: number) =>
  `Um pedido online pode ter até ${limit} pratos, e este tem ${actual}. Para pedir mais, ligue-nos.`;
export const tooExpensive = (limit: string, actual: string) =>
  `Um pedido online pode ir até ${limit}, e este é de ${actual}. Para pedir mais, ligue-nos.`;
export const tooExpensiveUnverified = (limit: string, actual: string) =>
  `Enquanto o seu e-mail não estiver confirmado, um pedido online pode ir até ${limit}, e este é de ${actual}.`;
export const tooMuchWork =
  'Isto é mais do que a nossa cozinha consegue preparar de uma vez. Para pedir mais, ligue-nos.';

export const verifyToOrder =
  'Para aceitarmos este pedido online, precisamos de saber que o e-mail é seu.';
export const verifyForDay =
  'Para este dia já aceitámos todos os pedidos possíveis de clientes com o e-mail por confirmar. Escolha outro dia, ou confirme o seu.';
export const verifyAdvice =
  'Envie o e-mail, abra a ligação que ele traz, volte aqui e carregue em «Fazer o pedido».';
export const sendEmail = 'Enviar o e-mail';
export const sendEmailAgain = 'Enviar de novo';
export const emailVerified = 'O seu e-mail está confirmado.';

export const phone = 'Número de telefone';
export const phoneHint =
  'Opcional. Só a cozinha o vê, para lhe ligar por causa deste pedido. É eliminado um dia depois.';
export const phoneRequiredHint =
  'Só a cozinha o vê, para lhe ligar por causa deste pedido. É eliminado um dia depois.';
export const phoneMissing = 'Indique um número para o qual lhe possamos ligar.';
export const phoneInvalid = 'Verifique este número: 6 a 15 algarismos.';
