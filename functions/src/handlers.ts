import type { EndpointName } from '@thymely/contract/api';
import { auditHandlers } from './audit/handlers.ts';
import { cartHandlers } from './cart/handlers.ts';
import { clientErrorHandlers } from './client-errors/handlers.ts';
import type { Deps } from './deps.ts';
import { figuresHandlers } from './figures/handlers.ts';
import { brandName } from './platform/brand.ts';
import { appVersion } from './platform/running.ts';
import { schemaVersion } from './platform/schema-version.ts';
import type { HandlersOf } from './http/route.ts';
import { forwardedEntries } from './http/visitor.ts';
import { imagesHandlers } from './images/handlers.ts';
import { jobsHandlers } from './jobs/handlers.ts';
import { kitchenHandlers } from './kitchen/handlers.ts';
import { categoriesHandlers } from './menu/categories/categories-handlers.ts';
import { importsHandlers } from './menu/import/imports-handlers.ts';
import { menuHandlers } from './menu/handlers.ts';
import { createMenuCache } from './menu/menu-cache.ts';
import { optionsHandlers } from './options/handlers.ts';
import { ordersHandlers } from './orders/handlers.ts';
import { orderingHandlers } from './ordering/handlers.ts';
import { createOrderingReader } from './ordering/read-ordering.ts';
import type { OrderStepStore } from './orders/steps/order-steps.ts';
import { createPushTeller } from './push/deliver-pushes.ts';
import { pushHandlers } from './push/handlers.ts';
import { recordsHandlers } from './records/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { usersHandlers } from './users/handlers.ts';

/** Creates all handlers. Each passes a checked call to a use case, and replies with its result. */
export function createHandlers(deps: Deps): HandlersOf<EndpointName> {
  const clock = { nowMs: Date.now, ...deps };
  const menuCache = createMenuCache(deps.menu);
  const orderingReader = createOrderingReader({ ...clock, menuCache });
  const tell = createPushTeller(clock);
  const orderSteps: OrderStepStore = {
    change: (id, decide, options) => deps.orderSteps.change(id, decide, { ...options, tell }),
  };
  const shared = { ...clock, menuCache, orderingReader, orderSteps };
  return {
    ...sessionHandlers(shared),
    ...usersHandlers(shared),
    ...categoriesHandlers(shared),
    ...menuHandlers(shared),
    ...importsHandlers(shared),
    ...optionsHandlers(shared),
    ...cartHandlers(shared),
    ...imagesHandlers(shared),
    ...auditHandlers(shared),
    ...jobsHandlers(shared),
    ...kitchenHandlers(shared),
    ...ordersHandlers(shared),
    ...pushHandlers(shared),
    ...orderingHandlers(shared),
    ...recordsHandlers(shared),
    ...figuresHandlers(shared),
    ...clientErrorHandlers(shared),

    async getHealth({ header }) {
      const schema = { database: await deps.schema.read(), needed: schemaVersion };
      const entries = forwardedEntries(header('x-forwarded-for')).length;
      const forwarded = { entries, hops: deps.config.forwardedHops };
      return { body: { status: 'ok', brand: brandName, version: appVersion, schema, forwarded } };
    },
  };
}
