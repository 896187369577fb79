import { inParts, plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const conflictTitle = 'Outra pessoa alterou este prato';
export const theirs = 'Agora na ementa';
export const uploadingPicture = 'A enviar a imagem…';

export const name = 'Nome';
export const category = 'Categoria';
export const categoryPlaceholder = 'Escolha uma categoria';
export const categoryHint = 'Onde os clientes encontram o prato na ementa.';
export const price = 'Preço';
export const priceHint = (least: string, most: string) => `Entre ${least} e ${most}.`;
export const recipe = 'Descrição';
export const recipeHint = 'O que o prato leva.';

export const image = 'Imagem';
export const imageHint =
  'Cole a ligação de uma imagem, escolha um desenho ou envie uma imagem sua.';
export const useLink = 'Usar uma ligação';
export const uploadPicture = 'Enviar uma imagem';
export const noPicture = 'Ainda sem imagem.';
export const emptyPlate = 'O desenho de um prato vazio, até haver uma imagem.';
export const platedDrawing = 'Desenhado para este prato, já servido.';
export const uploadedPicture = 'Uma imagem enviada.';
export const linkedPicture = 'Uma ligação para uma imagem.';
export const drawingOf = (shows: string) => `Um desenho: ${shows}.`;

export const declarations = 'Regimes alimentares e alergénios';
export const declarationsText =
  'Os clientes filtram a ementa por eles. Indique apenas aquilo de que tem a certeza: «Não declarados» é melhor do que um palpite.';

export const optionsAndKitchen = 'Opções e cozinha';
export const optionsAndKitchenText = 'O que os clientes escolhem e quanto trabalho dá uma dose.';
export const noOptions = <Part>(add: Part) =>
  inParts`Ainda não há opções. ${add}, e qualquer prato as poderá ter.`;
export const addSome = 'Adicione algumas';
export const addOptions = 'Adicionar opções';
export const addOptionsHint = (most: number) => `Aparecem por esta ordem. Máximo: ${most}.`;
export const loadingOptions = 'A carregar as opções…';
export const noMoreOptions = 'Não há mais opções';
export const chooseOptions = 'Escolha as opções';
export const optionsNotLoaded = 'Não foi possível carregar as opções.';
export const retry = 'Tentar de novo';
export const groupDeleted = 'Já não existe. Os clientes não veem estas opções.';
export const moveUp = (group: string) => `Mover ${group} para cima`;
export const moveDown = (group: string) => `Mover ${group} para baixo`;
export const remove = (group: string) => `Retirar ${group}`;

export const load = 'Carga';
export const loadHint =
  'Quanto uma dose ocupa de um intervalo. Deixe em branco para uma carga de 1.';
export const loadHintBut = (exceptions: string) =>
  `Quanto uma dose ocupa de um intervalo. Deixe em branco para uma carga de 1 (${exceptions}).`;

export const tax = 'IVA';
export const taxText = 'Está incluído no preço. As taxas definem-se em «Horário».';
export const taxRate = 'Taxa de IVA';
export const defaultRate = 'Predefinida';
export const defaultRateOf = (rate: string) => `Predefinida (${rate})`;
export const taxRateGone = 'Esta taxa foi eliminada: aplica-se a predefinida.';

export const onMenu = 'Na ementa';
export const letRest = 'Pôr em pausa';
export const letRestText =
  'Os clientes não veem este prato nem o podem pedir até ser reposto na ementa.';

export const preview = 'Pré-visualização do cartão';
export const namePreview = 'Nome do prato';
export const recipePreview = 'O que o prato leva, numa ou duas linhas.';
export const pricePreview = 'Preço';
export const addToCart = 'Adicionar';

export const chooseDrawing = 'Escolher um desenho';
export const findDrawing = 'Pesquisar desenhos';
export const noDrawing = 'Nenhum desenho mostra isso. Em alternativa, envie uma imagem sua.';
export const drawingsFound = (count: number) =>
  plural(count, { one: '1 desenho', other: `${count} desenhos` });
export const drawings = 'Desenhos';

export const drawn = {
  '1f355': 'Fatia de pizza',
  '1f354': 'Hambúrguer',
  '1f35f': 'Batatas fritas',
  '1f32d': 'Cachorro-quente',
  '1f96a': 'Sanduíche',
  '1f32e': 'Taco',
  '1f32f': 'Burrito',
  '1fad4': 'Tamale',
  '1f959': 'Pão pita recheado',
  '1f9c6': 'Falafel',
  '1f957': 'Salada verde',
  '1f958': 'Paelha',
  '1f372': 'Panela de guisado',
  '1fad5': 'Fondue',
  '1f963': 'Tigela com colher',
  '1f35d': 'Esparguete',
  '1f35c': 'Tigela de massa oriental',
  '1f35b': 'Caril com arroz',
  '1f35a': 'Tigela de arroz',
  '1f371': 'Caixa bento',
  '1f363': 'Sushi',
  '1f359': 'Bolinho de arroz',
  '1f358': 'Bolacha de arroz',
  '1f364': 'Camarão frito',
  '1f365': 'Pastel de peixe japonês',
  '1f95f': 'Gyoza',
  '1f961': 'Caixa para levar',
  '1f962': 'Pauzinhos',
  '1f361': 'Dango',
  '1f362': 'Oden',
  '1f960': 'Bolinho da sorte',
  '1f96e': 'Bolo lunar',
  '1f373': 'Ovo estrelado',
  '1f95a': 'Ovo',
  '1f953': 'Bacon',
  '1f969': 'Bife',
  '1f357': 'Perna de frango',
  '1f356': 'Carne com osso',
  '1f9c0': 'Queijo',
  '1f9c8': 'Manteiga',
  '1f9c7': 'Waffle',
  '1f95e': 'Panquecas',
  '1f956': 'Baguete',
  '1f35e': 'Pão',
  '1f950': 'Croissant',
  '1f968': 'Pretzel',
  '1f96f': 'Bagel',
  '1fad3': 'Pão achatado',
  '1f967': 'Tarte',
  '1f9c2': 'Sal',
  '1f96b': 'Conserva',
  '1fad9': 'Frasco',
  '1f36f': 'Mel',
  '1f990': 'Camarão',
  '1f99e': 'Lagosta',
  '1f980': 'Caranguejo',
  '1f991': 'Lula',
  '1f9aa': 'Ostra',
  '1f41f': 'Peixe',
  '1f345': 'Tomate',
  '1f346': 'Beringela',
  '1f951': 'Abacate',
  '1f966': 'Brócolos',
  '1f96c': 'Legumes de folha',
  '1f952': 'Pepino',
  '1f336-fe0f': 'Malagueta',
  '1fad1': 'Pimento',
  '1f33d': 'Milho',
  '1f955': 'Cenoura',
  '1fad2': 'Azeitona',
  '1f9c4': 'Alho',
  '1f9c5': 'Cebola',
  '1f954': 'Batata',
  '1f360': 'Batata-doce',
  '1fadb': 'Ervilhas',
  '1fad8': 'Feijão',
  '1f344': 'Cogumelo',
  '1f95c': 'Amendoins',
  '1f330': 'Castanha',
  '1fada': 'Gengibre',
  '1f33f': 'Ervas aromáticas',
  '1f34e': 'Maçã vermelha',
  '1f34f': 'Maçã verde',
  '1f350': 'Pera',
  '1f34a': 'Laranja',
  '1f34b': 'Limão',
  '1f34c': 'Banana',
  '1f349': 'Melancia',
  '1f347': 'Uvas',
  '1f353': 'Morango',
  '1fad0': 'Mirtilos',
  '1f348': 'Melão',
  '1f352': 'Cerejas',
  '1f351': 'Pêssego',
  '1f96d': 'Manga',
  '1f34d': 'Ananás',
  '1f965': 'Coco',
  '1f95d': 'Kiwi',
  '1f370': 'Bolo',
  '1f382': 'Bolo de aniversário',
  '1f9c1': 'Queque',
  '1f369': 'Donut',
  '1f36a': 'Bolacha',
  '1f36b': 'Chocolate',
  '1f36e': 'Pudim',
  '1f368': 'Taça de gelado',
  '1f366': 'Gelado de máquina',
  '1f367': 'Gelo raspado',
  '1f36c': 'Rebuçado',
  '1f36d': 'Chupa-chupa',
  '1f37f': 'Pipocas',
  '2615': 'Café',
  '1f375': 'Chá',
  '1fad6': 'Bule',
  '1f9cb': 'Chá com pérolas de tapioca',
  '1f9c3': 'Pacote de sumo',
  '1f964': 'Copo com palhinha',
  '1f95b': 'Copo de leite',
  '1f37a': 'Cerveja',
  '1f37b': 'Duas cervejas',
  '1f377': 'Vinho',
  '1f378': 'Cocktail',
  '1f379': 'Bebida tropical',
  '1f942': 'Taças de espumante',
  '1f37e': 'Garrafa de espumante',
  '1f943': 'Copo de uísque',
  '1f376': 'Saqué',
  '1f9c9': 'Mate',
  '1f9ca': 'Cubo de gelo',
  '1fad7': 'Água a verter',
  '1f37d-fe0f': 'Prato com talheres',
};
