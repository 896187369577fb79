import { plural, type Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const title = 'Gerir pratos';
export const text = 'Todos os pratos da sua ementa, a começar pelos mais recentes.';
export const importDishes = 'Importar';
export const addPhotos = 'Adicionar fotografias';
export const addDish = 'Adicionar um prato';

export const addTitle = 'Adicionar um prato';
export const addText = 'Um prato novo aparece na ementa assim que o guardar.';
export const addItem = 'Adicionar o prato';
export const added = 'O prato foi adicionado à ementa!';

export const updateTitle = 'Alterar o prato';
export const updateItem = 'Guardar o prato';
export const updated = 'O prato foi alterado!';
export const history = 'Alterações';
export const backToList = 'Voltar à lista';
export const loading = 'A carregar';
export const notFound = 'Prato não encontrado';
export const notFoundText =
  'O prato pode ter sido retirado da ementa, ou o endereço não está certo.';
export const seeAllDishes = 'Ver todos os pratos';

export const search = 'Pesquisar';
export const searchPlaceholder = 'Nome ou ingrediente';
export const category = 'Categoria';
export const allCategories = 'Todas';
export const show = 'Mostrar';
export const allDishes = 'Todos';
export const onMenu = 'Na ementa';
export const resting = 'Em pausa';
export const sortBy = 'Ordenar por';
export const noneMatch =
  'Nenhum prato corresponde à pesquisa. Experimente outra palavra ou categoria.';
export const undeclaredOnly =
  'Só pratos sem alergénios declarados: quem evita algum alergénio não os encontra.';
export const showAllDishes = 'Mostrar todos os pratos';

export const tableCaption = 'Pratos da ementa';
export const numberColumn = 'N.º';
export const imageColumn = 'Imagem';
export const nameColumn = 'Nome';
export const categoryColumn = 'Categoria';
export const priceColumn = 'Preço';
export const actionColumn = 'Ação';
export const dishNoun = 'prato';
export const dishesNoun = 'pratos';

export const update = 'Alterar';
export const updateDish = (dish: string) => `Alterar ${dish}`;
export const deleted = 'Eliminado!';
export const deletedText = 'O prato foi eliminado da ementa.';
export const usesUnknown = (dishes: number) =>
  plural(dishes, {
    one: 'Pode estar em carrinhos e em pedidos em curso.',
    other: 'Podem estar em carrinhos e em pedidos em curso.',
  });
export const usesFailed = (dishes: number) =>
  plural(dishes, {
    one: 'Não foi possível saber se está em carrinhos ou em pedidos em curso.',
    other: 'Não foi possível saber se estão em carrinhos ou em pedidos em curso.',
  });

export const changePrice = 'Alterar o preço';
export const changePriceOf = (dish: string, price: string) =>
  `Alterar o preço de ${dish}: ${price}`;
export const priceOf = (dish: string) => `Preço de ${dish}`;

export const rest = 'Pausar';
export const putToRest = 'Pôr em pausa';
export const putDishToRest = (dish: string) => `Pôr ${dish} em pausa`;
export const bringBack = 'Repor';
export const bringDishBack = (dish: string) => `Repor ${dish} na ementa`;
export const isBack = (dish: string) => `${dish} está de volta à ementa.`;
export const rests = (dish: string) => `${dish} está em pausa. Os clientes não veem este prato.`;

export const selectDish = (dish: string) => `Selecionar ${dish}`;
export const selectPage = 'Selecionar esta página';
export const selectedDishes = 'Pratos selecionados';
export const selected = (count: number) =>
  plural(count, { one: '1 selecionado', other: `${count} selecionados` });
export const selectAll = (total: string) => `Selecionar todos (${total})`;
export const clearSelection = 'Limpar a seleção';
export const progress = (done: number, of: number) => `${done} de ${of} já feitos…`;

export const prices = 'Preços';
export const pricesOfSelected = 'Alterar os preços dos pratos selecionados';
export const addOptions = 'Adicionar opções';
export const addOptionsToSelected = 'Adicionar opções aos pratos selecionados';
export const optionsAdded = (count: number, dishes: string, group: string) =>
  plural(count, {
    one: `${group}: agora em ${dishes} prato.`,
    other: `${group}: agora em ${dishes} pratos.`,
  });
export const tooManyOptions = (count: number) =>
  plural(count, {
    one: 'Já tem 1 opção.',
    other: `Já tem ${count} opções.`,
  });
export const deleteDishes = 'Eliminar';
export const deleteSelected = 'Eliminar os pratos selecionados';
export const dishesDeleted = (count: number, dishes: string) =>
  plural(count, {
    one: `${dishes} prato eliminado.`,
    other: `${dishes} pratos eliminados.`,
  });
