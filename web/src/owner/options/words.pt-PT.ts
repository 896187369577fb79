import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Opções';
export const text = 'O que os clientes escolhem com um prato, como extras ou o ponto da carne.';
export const importOptions = 'Importar';
export const exportOptions = 'Exportar CSV';
export const addOptions = 'Adicionar opções';
export const noOptions = 'Ainda não há opções';
export const noOptionsText =
  'Crie uma vez, use em todo o lado: uma lista de extras, de tipos de leite ou de pontos da carne pode servir para quantos pratos quiser.';
export const addFirstOptions = 'Adicionar as primeiras opções';

export const tableCaption = 'Opções';
export const optionsColumn = 'Opções';
export const guestsColumn = 'Clientes';
export const dishesColumn = 'Pratos';
export const actionColumn = 'Ação';
export const noDishes = 'Ainda nenhum';
export const moreDishes = (count: number) =>
  plural(count, { one: 'mais 1', other: `mais ${count}` });
export const edit = 'Alterar';
export const editGroup = (group: string) => `Alterar ${group}`;
export const deleted = 'Opções eliminadas.';

export const addTitle = 'Adicionar opções';
export const editTitle = 'Alterar as opções';
export const allOptions = 'Todas as opções';
export const history = 'Alterações';
export const loading = 'A carregar';
export const save = 'Guardar';
export const saved = 'Opções guardadas.';
export const savedBesideButton = 'Guardado. Os clientes já veem as alterações.';
export const notFound = 'Opções não encontradas';
export const notFoundText = 'Podem ter sido eliminadas, ou o endereço não está certo.';
export const seeAllOptions = 'Ver todas as opções';
export const conflictTitle = 'Outra pessoa alterou estas opções';
export const theirs = 'Guardado agora';
export const goneMeanwhile =
  'Enquanto alterava estas opções, outra pessoa eliminou-as. Guarde de novo para as repor.';

export const question = 'A pergunta';
export const questionText = 'O que se pergunta aos clientes e quantas respostas podem dar.';
export const name = 'Nome';
export const namePlaceholder = 'Extras';
export const nameHint = (most: number) =>
  `O que os clientes leem por cima das escolhas. Até ${most} caracteres.`;
export const atLeast = 'No mínimo';
export const atLeastHint = 'Com 0, os clientes podem não escolher nada.';
export const atMost = 'No máximo';
export const atMostHint = (rule: string) => `Os clientes leem: «${rule}».`;

export const choices = 'Escolhas';
export const choicesText =
  'Pela ordem em que os clientes as veem. O preço soma-se ao preço do prato.';
export const addChoice = 'Adicionar uma escolha';
export const choicesLimit = (most: number) => `Atingiu o limite de ${most} escolhas.`;
export const choiceMoved = (choice: string, place: number, count: number) =>
  `${choice} está agora na posição ${place} de ${count}.`;
export const unnamedChoiceMoved = (place: number, count: number) =>
  `Esta escolha está agora na posição ${place} de ${count}.`;
export const choice = 'Escolha';
export const extraPrice = 'Preço adicional';
export const chosenFromStart = 'Escolhida à partida';
export const unnamedChoice = (place: number) => `escolha ${place}`;
export const moveUp = (choice: string) => `Mover ${choice} para cima`;
export const moveDown = (choice: string) => `Mover ${choice} para baixo`;
export const remove = (choice: string) => `Retirar ${choice}`;
export const declarations = 'Regimes alimentares e alergénios';
export const choiceTwice = 'Esta escolha já está na lista.';
export const priceRange = (least: string, most: string) =>
  `O preço tem de ser um valor entre ${least} e ${most}.`;

export const preview = 'O que os clientes veem';
export const namePreview = 'Nome';
export const choicePreview = 'Escolha';

export const nameChange = 'Nome';
export const ruleChange = 'Clientes';
export const choiceChange = (choice: string) => `Escolha: ${choice}`;
export const orderChange = 'Ordem das escolhas';
export const startsChosen = 'escolhida à partida';
export const notAmongChoices = 'Não está entre as escolhas';

export const importTitle = 'Importar opções';
export const importText =
  'Adicione ou altere muitas opções de uma só vez, a partir de uma folha de cálculo.';
export const file = 'Ficheiro das opções';
export const chooseFile = 'Escolher um ficheiro CSV';
export const fileHint = (megabytes: number) =>
  `Ou largue-o aqui. Até ${megabytes} MB. Nada muda até confirmar.`;
export const columnMeanings = {
  _id: 'O grupo. As suas linhas repetem _id, nome, mínimo e máximo.',
  name: 'O que os clientes leem por cima das escolhas.',
  min: 'Quantas têm de escolher no mínimo; com 0, podem não escolher nada.',
  max: 'Quantas podem escolher no máximo.',
  choice_id: 'O identificador da escolha nos carrinhos: mantenha-o quando mudar o nome.',
  choice: 'O que os clientes leem.',
  price: 'Soma-se ao preço do prato, por exemplo 1,50. Vazio se não custar nada.',
  default: '«yes» se estiver escolhida à partida.',
  diets: 'Separados por |, por exemplo vegan|halal. Deixe vazio se não estiverem declarados.',
  allergens: 'Separados por |, por exemplo gluten|milk. Deixe vazio se não estiverem declarados.',
};
export const columnsText =
  'Uma linha para cada escolha. Os grupos que não estão no ficheiro ficam como estão. A maneira mais rápida de começar é exportar as opções e alterar esse ficheiro.';
export const nothingChanged = 'Ainda nada mudou.';
export const nothingChangedFaultsSkipped = 'Ainda nada mudou. As opções com erros serão ignoradas.';
export const onlyFaults = 'Nada a importar: corrija os erros abaixo.';
export const allPresent = 'Nada a importar: o que está no ficheiro já existe.';
export const chooseAnotherFile = 'Escolher outro ficheiro';
export const importGroups = (count: number) =>
  plural(count, { one: 'Importar 1 grupo', other: `Importar ${count} grupos` });
export const complete = (created: number, updated: number) =>
  `Importação concluída. Grupos novos: ${created}; grupos alterados: ${updated}.`;
export const importAnotherFile = 'Importar outro ficheiro';
export const groupsInFile = 'Opções no ficheiro';
export const noName = 'Sem nome';
