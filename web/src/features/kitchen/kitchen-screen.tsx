import { useQuery } from '@tanstack/react-query';
import { kitchenOrdersQuery } from '../../api/kitchen.ts';

/** The kitchen's own screen: what there is to cook. */
export default function KitchenScreen() {
  const { data: orders } = useQuery(kitchenOrdersQuery);
  return (
    <div className="grid gap-3 p-6">
      <h1 className="text-title font-bold">Kitchen</h1>
      <p role="status" className="text-soft">
        {orders && (orders.length === 1 ? '1 open order' : `${orders.length} open orders`)}
      </p>
    </div>
  );
}
