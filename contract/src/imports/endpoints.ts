import { defineEndpoint } from '../ground/endpoint.ts';
import type { importsSchemas } from './schema.ts';

export type { FinishedImport, LeftByImport, TakenBackBatch } from './schema.ts';

type Schemas = typeof importsSchemas;

/** The imports that can still be taken back. */
export const listImports = defineEndpoint<Schemas['listImports'], 'admin'>({
  method: 'GET',
  path: '/imports',
  access: 'admin',
});

/** The open orders with dishes of an import, which taking it back concerns. */
export const listImportOrders = defineEndpoint<Schemas['listImportOrders'], 'admin'>({
  method: 'GET',
  path: '/imports/:id/open-orders',
  access: 'admin',
});

/** Takes back a batch of an import, from `after` on. */
export const takeBackImport = defineEndpoint<Schemas['takeBackImport'], 'admin'>({
  method: 'POST',
  path: '/imports/:id/take-back',
  access: 'admin',
});
