import type { EndpointName } from './api.ts';
import { auditNotes } from './audit/notes.ts';
import { cartNotes } from './cart/notes.ts';
import type { EndpointNotes } from './ground/endpoint.ts';
import { clientErrorNotes } from './client-errors/notes.ts';
import { figuresNotes } from './figures/notes.ts';
import { healthNotes } from './health.schema.ts';
import { imagesNotes } from './images/notes.ts';
import { importsNotes } from './imports/notes.ts';
import { jobsNotes } from './jobs/notes.ts';
import { kitchenNotes } from './kitchen/notes.ts';
import { menuNotes } from './menu/notes.ts';
import { optionsNotes } from './options/notes.ts';
import { ordersNotes } from './orders/notes.ts';
import { orderingNotes } from './hours/notes.ts';
import { pushNotes } from './push/notes.ts';
import { recordsNotes } from './records/notes.ts';
import { sessionNotes } from './session/notes.ts';
import { usersNotes } from './users/notes.ts';

/** What docs/openapi.json says about each endpoint beyond its schemas. No page and no server loads it. */
export const apiNotes: Record<EndpointName, EndpointNotes> = {
  ...sessionNotes,
  ...usersNotes,
  ...menuNotes,
  ...importsNotes,
  ...optionsNotes,
  ...cartNotes,
  ...imagesNotes,
  ...auditNotes,
  ...jobsNotes,
  ...kitchenNotes,
  ...ordersNotes,
  ...pushNotes,
  ...orderingNotes,
  ...recordsNotes,
  ...figuresNotes,
  ...clientErrorNotes,
  ...healthNotes,
};
