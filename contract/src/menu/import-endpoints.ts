import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import type { menuImportSchemas } from './import-schema.ts';

export type { ImportedRow, ImportReport, ImportRow } from './import-schema.ts';

type Schemas = typeof menuImportSchemas;

/** Answers a CSV file, no JSON. */
export const exportMenu = defineEndpoint<Schemas['exportMenu'], 'admin'>({
  method: 'GET',
  path: '/menu/export',
  access: 'admin',
});

/** One part of an import: all of its rows or none. */
export const importMenu = defineEndpoint<Schemas['importMenu'], 'admin'>({
  method: 'POST',
  path: '/menu/import',
  access: 'admin',
  bodyBytes: limits.importBodyBytes,
});
