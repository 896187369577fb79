/**
 * The whole API: every endpoint with its schemas. The server mounts it, tests enumerate it, and
 * docs/openapi.json is generated from it. Pages import the files of one domain (`menu/endpoints.ts`, …),
 * which load no schemas.
 */
import * as audit from './audit/endpoints.ts';
import { auditSchemas } from './audit/schema.ts';
import * as cart from './cart/endpoints.ts';
import { cartSchemas } from './cart/schema.ts';
import type { Endpoint, EndpointSchemas, EndpointWithSchemas } from './ground/endpoint.ts';
import * as categories from './categories/endpoints.ts';
import { categoriesSchemas } from './categories/schema.ts';
import * as clientErrors from './client-errors/endpoints.ts';
import { clientErrorSchemas } from './client-errors/schema.ts';
import * as figures from './figures/endpoints.ts';
import { figuresSchemas } from './figures/schema.ts';
import * as health from './health.schema.ts';
import * as images from './images/endpoints.ts';
import { imagesSchemas } from './images/schema.ts';
import * as imports from './imports/endpoints.ts';
import { importsSchemas } from './imports/schema.ts';
import * as jobs from './jobs/endpoints.ts';
import { jobsSchemas } from './jobs/schema.ts';
import * as kitchen from './kitchen/endpoints.ts';
import { kitchenSchemas } from './kitchen/schema.ts';
import * as menu from './menu/endpoints.ts';
import { menuSchemas } from './menu/schema.ts';
import * as options from './options/endpoints.ts';
import { optionsSchemas } from './options/schema.ts';
import * as orders from './orders/endpoints.ts';
import { ordersSchemas } from './orders/schema.ts';
import * as ordering from './ordering/endpoints.ts';
import { orderingSchemas } from './ordering/schema.ts';
import * as push from './push/endpoints.ts';
import { pushSchemas } from './push/schema.ts';
import * as records from './records/endpoints.ts';
import { recordsSchemas } from './records/schema.ts';
import * as session from './session/endpoints.ts';
import { sessionSchemas } from './session/schema.ts';
import * as users from './users/endpoints.ts';
import { usersSchemas } from './users/schema.ts';

/** The endpoints of a domain in the order of its schemas, which is also the order of mounting. */
function withSchemas<
  Schemas extends Record<string, EndpointSchemas>,
  Endpoints extends { [Name in keyof Schemas]: Endpoint<Schemas[Name]> },
>(endpoints: Endpoints, schemas: Schemas) {
  const names = Object.keys(schemas) as (string & keyof Schemas)[];
  const complete = names.map((name) => [name, { ...endpoints[name], schemas: schemas[name] }]);
  return Object.fromEntries(complete) as {
    [Name in keyof Schemas]: EndpointWithSchemas<Schemas[Name], Endpoints[Name]['access']>;
  };
}

export const apiEndpoints = {
  ...withSchemas(session, sessionSchemas),
  ...withSchemas(users, usersSchemas),
  // These must precede those of the menu: mounted later, `categories` would be taken for an ID.
  ...withSchemas(categories, categoriesSchemas),
  ...withSchemas(menu, menuSchemas),
  ...withSchemas(imports, importsSchemas),
  ...withSchemas(options, optionsSchemas),
  ...withSchemas(cart, cartSchemas),
  ...withSchemas(images, imagesSchemas),
  ...withSchemas(audit, auditSchemas),
  ...withSchemas(jobs, jobsSchemas),
  ...withSchemas(kitchen, kitchenSchemas),
  ...withSchemas(orders, ordersSchemas),
  ...withSchemas(push, pushSchemas),
  ...withSchemas(ordering, orderingSchemas),
  ...withSchemas(records, recordsSchemas),
  ...withSchemas(figures, figuresSchemas),
  ...withSchemas(clientErrors, clientErrorSchemas),
  ...withSchemas(health, health.healthSchemas),
};

export type EndpointName = keyof typeof apiEndpoints;
