import { QueryScope } from '../api/query-scope.tsx';
import { MenuList } from '../features/menu/menu-list.tsx';

export default function MenuDishes() {
  return (
    <QueryScope>
      <MenuList />
    </QueryScope>
  );
}
