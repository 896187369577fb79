import { inParts, plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Importar a ementa';
export const text =
  'Adicione ou altere muitos pratos de uma só vez, a partir de uma folha de cálculo.';
export const addPhotos = 'Adicionar fotografias';

export const file = 'Ficheiro da ementa';
export const chooseFile = 'Escolher um ficheiro CSV ou Excel';
export const fileHint = (megabytes: number, rows: string) =>
  `Ou largue-o aqui. Até ${megabytes} MB e ${rows} linhas. Nada muda até confirmar.`;
export const chooseAnotherFile = 'Escolher outro ficheiro';

export const columnMeanings = {
  _id: 'O prato que esta linha altera. Deixe vazio para um prato novo.',
  name: 'O que os clientes veem.',
  price: 'Por exemplo, 12.50 ou 12,50; um símbolo de moeda não faz mal.',
  recipe: 'O que o prato leva.',
  image: 'A ligação de uma imagem. Sem ela, um prato novo aparece com o desenho de um prato vazio.',
  diets:
    'Separados por |, por exemplo vegan|halal. «none» significa nenhum; deixe vazio se não estiverem declarados.',
  allergens:
    'Separados por |, por exemplo gluten|milk. «none» significa nenhum; deixe vazio se não estiverem declarados.',
  options: 'Identificadores de grupos de opções, com | entre eles.',
  load: 'Quanto uma dose ocupa de um intervalo. Deixe em branco para 1 (bebidas: 0).',
  resting: '«yes» para um prato que por agora os clientes não veem.',
  tax: 'O identificador de uma taxa de IVA, tal como é exportado. Deixe vazio para a taxa predefinida.',
  version:
    'Vem com a exportação. Um prato que tenha sido alterado depois da exportação fica como está.',
};
export const categoryMeaning = (categories: string) =>
  `Um destes valores: ${categories}; em maiúsculas ou minúsculas, ou o nome da categoria.`;
export const columnsText =
  'Os títulos podem estar em maiúsculas ou minúsculas, e são reconhecidas palavras habituais como Prato, Preço ou Descrição. Se o ficheiro não tiver as colunas imagem, regimes, alergénios, opções, carga, em pausa ou IVA, esses dados ficam como estão. A maneira mais rápida de começar é exportar a ementa atual e alterar esse ficheiro.';

export const columnNames = {
  _id: 'ID',
  name: 'Nome',
  category: 'Categoria',
  price: 'Preço',
  recipe: 'Descrição',
  image: 'Imagem',
  diets: 'Regimes alimentares',
  allergens: 'Alergénios',
  options: 'Opções',
  load: 'Carga',
  resting: 'Em pausa',
  tax: 'Taxa de IVA',
  version: 'Versão',
};
export const columnNamesInSentences = {
  _id: 'ID',
  name: 'nome',
  category: 'categoria',
  price: 'preço',
  recipe: 'descrição',
  image: 'imagem',
  diets: 'regimes alimentares',
  allergens: 'alergénios',
  options: 'opções',
  load: 'carga',
  resting: 'em pausa',
  tax: 'taxa de IVA',
  version: 'versão',
};

export const matching = 'Interpretar o ficheiro';
export const columnsQuestion = 'O que significam as colunas?';
export const columnsQuestionText = (file: string) =>
  `A primeira linha de ${file} tem estes títulos. As suas respostas ficam guardadas neste navegador.`;
export const categoriesQuestion = 'Que categorias são estas?';
export const categoriesQuestionText =
  'Cada resposta vale para todas as linhas do ficheiro com essa categoria.';
export const choose = 'Escolha…';
export const leaveColumnOut = 'Ignorar esta coluna';
export const leaveDishesOut = 'Ignorar estes pratos';
export const rows = (count: number) => plural(count, { one: '1 linha', other: `${count} linhas` });
export const noSamples = 'Vazia';
export const samples = (cells: string) => `Por exemplo, ${cells}`;
export const columnUnknown = 'Escolha o que é esta coluna.';
export const columnTwice = (column: string) =>
  `Há outra coluna com o mesmo significado: ${column}.`;
export const categoryUnknown = 'Escolha uma categoria.';
export const columnsMissing = (columns: string) => `Ainda não há uma coluna para: ${columns}.`;
export const fieldsFaulty = 'Corrija os campos acima.';
export const checkFile = 'Verificar o ficheiro';

export const readFromSheet = (sheet: string) => `Lido da folha «${sheet}».`;
export const readFromOneSheet = (others: number, sheet: string) =>
  plural(others, {
    one: `Lido da folha «${sheet}». A outra folha foi ignorada.`,
    other: `Lido da folha «${sheet}». As outras folhas foram ignoradas.`,
  });
export const headingAs = (heading: string, column: string) => `«${heading}» como ${column}`;
export const headingsTaken = (headings: string) => `Colunas reconhecidas: ${headings}.`;
export const quotedHeading = (heading: string) => `«${heading}»`;
export const headingsLeftOut = (headings: string) => `Colunas ignoradas: ${headings}.`;
export const otherCurrency = (file: string, menu: string) =>
  `Os preços do ficheiro estão em ${file}, e os da ementa em ${menu}. Os números são usados tal como estão.`;
export const changeColumns = 'Alterar as colunas';
export const downloadFaulty = (count: number) =>
  plural(count, {
    one: 'Transferir a linha com erros',
    other: 'Transferir as linhas com erros',
  });

export const checking = 'A verificar o ficheiro';
export const rowsChecked = (total: number, done: number) =>
  plural(total, {
    one: `${done} de ${total} linha verificada`,
    other: `${done} de ${total} linhas verificadas`,
  });
export const writing = 'A atualizar a ementa';
export const dishesSaved = (total: number, done: number) =>
  plural(total, {
    one: `${done} de ${total} prato guardado`,
    other: `${done} de ${total} pratos guardados`,
  });
export const nothingLost =
  'Nada se perdeu. «Tentar de novo» continua onde parou, e nada é adicionado duas vezes.';
export const retry = 'Tentar de novo';
export const cancel = 'Cancelar';

export const showOnly = 'Mostrar apenas';
export const tableCaption = 'Linhas do ficheiro';
export const rowColumn = 'Linha';
export const nameColumn = 'Nome';
export const categoryColumn = 'Categoria';
export const priceColumn = 'Preço';
export const resultColumn = 'Resultado';
export const rowNoun = 'linha';
export const rowsNoun = 'linhas';
export const becomes = 'passa a ser';

export const isSameDish = (dish: string) => `${dish}: é o mesmo prato?`;
export const sameDishTitle = (count: number) =>
  plural(count, { one: 'É o mesmo prato?', other: 'São os mesmos pratos?' });
export const sameDishText = (count: number) =>
  plural(count, {
    one: '1 linha tem o nome e a categoria de um prato da ementa.',
    other: `${count} linhas têm o nome e a categoria de pratos da ementa.`,
  });
export const answersForOne = {
  update: 'Sim, alterar esse prato',
  add: 'Não, adicionar um prato novo',
  skip: 'Ignorar esta linha',
};
export const answersForAll = {
  update: 'Alterar esses pratos',
  add: 'Adicionar como novos',
  skip: 'Ignorar estas linhas',
};
export const showAllRows = 'Mostrar todas as linhas';
export const decideByRow = 'Decidir linha a linha';

export const sameDishInRows = (numbers: string) =>
  `As linhas ${numbers} são o mesmo prato, que seria adicionado mais do que uma vez.`;
export const dishesInMoreRows = (count: number) =>
  plural(count, {
    one: '1 prato está várias vezes no ficheiro e seria adicionado outras tantas.',
    other: `${count} pratos estão várias vezes no ficheiro e seriam adicionados outras tantas.`,
  });
export const allergensLost = (count: number) =>
  plural(count, {
    one: '1 prato perde os alergénios, porque a célula está vazia.',
    other: `${count} pratos perdem os alergénios, porque as células estão vazias.`,
  });
export const nothingChanged = 'Ainda nada mudou.';
export const nothingChangedFaultsSkipped = 'Ainda nada mudou. As linhas com erros serão ignoradas.';
export const allFaulty = 'Nada a importar: todas as linhas têm um erro.';
export const allMatch = 'Nada a importar: todas as linhas já correspondem à ementa.';
export const othersMatch = 'Nada a importar: as linhas sem erros já correspondem à ementa.';
export const importDishes = (count: number) =>
  plural(count, { one: 'Importar 1 prato', other: `Importar ${count} pratos` });

export const complete = (created: number, updated: number) =>
  `Importação concluída. Pratos novos: ${created}; pratos alterados: ${updated}.`;
export const importAnotherFile = 'Importar outro ficheiro';
export const seeAllDishes = 'Ver todos os pratos';

export const recentImports = (count: number) =>
  plural(count, {
    one: 'A última importação pode ser anulada',
    other: 'Importações da última hora',
  });
export const imported = (who: string, dishes: string) => `${who} importou ${dishes}`;
export const newDishes = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} prato novo`, other: `${dishes} pratos novos` });
export const changedDishes = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} prato alterado`, other: `${dishes} pratos alterados` });
export const changedOnes = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} alterado`, other: `${dishes} alterados` });
export const newAndChanged = (added: string, changed: string) => `${added} e ${changed}`;
export const offerUntil = <Part>(when: Part, until: Part) =>
  inParts`${when}. Pode ser anulada até: ${until}.`;
export const restOfferUntil = <Part>(when: Part, until: Part) =>
  inParts`${when}. O resto pode ser anulado até: ${until}.`;
export const takeBack = 'Anular a importação';
export const takeBackRest = 'Anular o resto';

export const takeBackTitle = 'Anular esta importação?';
export const takeBackText = (changes: string) =>
  `${changes}. Os pratos que foram alterados desde então ficam como estão.`;
export const willLeave = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} prato sai da ementa`,
    other: `${dishes} pratos saem da ementa`,
  });
export const willBeAsBefore = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} prato volta a ficar como antes`,
    other: `${dishes} pratos voltam a ficar como antes`,
  });

export const takingBack = 'A anular a importação';
export const dishesTakenBack = (total: number, done: number) =>
  plural(total, { one: `${done} de ${total} prato`, other: `${done} de ${total} pratos` });
export const retryTakingBack = '«Tentar de novo» continua onde parou.';
export const result = 'O que foi anulado';
export const takenBack = (changes: string) => `A importação foi anulada: ${changes}.`;
export const nothingTakenBack = 'Já não havia nada para anular.';
export const removed = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} prato retirado da ementa`,
    other: `${dishes} pratos retirados da ementa`,
  });
export const restored = (count: number, dishes: string) =>
  plural(count, { one: `${dishes} prato como antes`, other: `${dishes} pratos como antes` });
export const ok = 'OK';
export const left = (count: number, dishes: string) =>
  plural(count, {
    one: 'Este prato ficou como está:',
    other: `Estes ${dishes} pratos ficaram como estão:`,
  });
export const reasons = {
  changed: 'alterado depois da importação',
  deleted: 'eliminado depois da importação',
  options: 'as opções anteriores foram eliminadas',
  tax: 'a taxa de IVA anterior foi eliminada',
};
