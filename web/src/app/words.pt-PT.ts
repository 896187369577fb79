import type { Translation } from '@thymely/contract/ground/words';
import type * as english from './words.en.ts';
import type * as own from './words.pt-PT.ts';

export type Complete = Translation<typeof english, typeof own>;

export const menu = 'Ementa';
export const dish = 'Prato';
export const orders = 'Os seus pedidos';
export const order = 'O seu pedido';
export const cart = 'Carrinho';
export const checkout = 'Finalizar o pedido';
export const profile = 'Perfil';
export const login = 'Iniciar sessão';
export const signup = 'Criar conta';
export const newPassword = 'Nova palavra-passe';
export const dashboard = 'Painel de gestão';
export const users = 'Todos os utilizadores';
export const addMenu = 'Adicionar um prato';
export const manageItems = 'Gerir pratos';
export const updateMenu = 'Alterar o prato';
export const importMenu = 'Importar a ementa';
export const addPhotos = 'Adicionar fotografias';
export const kitchenOrders = 'Pedidos';
export const allOrders = 'Todos os pedidos';
export const orderRecord = 'Pedido';
export const figures = 'Números';
export const changes = 'Alterações';
export const hours = 'Horário';
export const options = 'Opções';
export const importOptions = 'Importar opções';
export const kitchen = 'Cozinha';
export const notFound = 'Página não encontrada';

export const skipToContent = 'Saltar para o conteúdo';
export const mainNavigation = 'Principal';
export const openNavigation = 'Abrir a navegação';
export const closeNavigation = 'Fechar a navegação';
export const offline = 'Sem ligação';
export const logIn = 'Entrar';
export const opensLater = 'Abre assim que a ligação voltar.';

export const account = 'Conta';
export const settings = 'Definições';
export const logout = 'Terminar sessão';
export const emptyCart = '0 no seu carrinho';
export const inYourCart = ' no seu carrinho';

export const contact = 'Contactos';
export const rightsReserved = 'Todos os direitos reservados.';

export const loadingScreen = 'A carregar';
export const loading = 'A carregar…';
export const checking = 'A verificar…';
export const openingDish = 'A abrir o prato';
export const dishesLater = 'Os pratos aparecem assim que a ligação voltar.';

export const adminsOnly = 'Só para administradores';
export const adminsOnlyText =
  'O painel de gestão é para quem gere o restaurante. Peça acesso a um administrador.';
export const kitchenOnly = 'Só para a equipa da cozinha';
export const kitchenOnlyText =
  'Este ecrã é para quem prepara os pedidos. Peça acesso a um administrador.';
export const backHome = 'Voltar ao início';

export const notFoundTitle = 'Este prato está vazio';
export const notFoundText =
  'Não há nenhuma página neste endereço, mas na ementa não falta o que comer.';
export const seeMenu = 'Ver a ementa';
export const crashTitle = 'Algo correu mal';
export const crashText = 'Esta página deixou de funcionar. Recarregá-la costuma ajudar.';
export const offlineTitle = 'Está sem ligação à Internet';
export const offlineText =
  'Não foi possível carregar esta página. Aparece assim que a ligação voltar.';
export const retry = 'Tentar de novo';
export const stillOffline = 'Ainda sem ligação.';

export const backOnline = 'A ligação voltou.';
export const offlineNotice =
  'Está sem ligação à Internet. A página fica como está e voltamos a tentar assim que a ligação voltar.';
