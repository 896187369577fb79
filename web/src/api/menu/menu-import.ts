import { queryOptions } from '@tanstack/react-query';
import type { NamedOrders } from '@thymely/contract/ground/named-orders.schema';
import {
  listImportOrders,
  listImports,
  takeBackImport,
  type TakenBackBatch,
} from '@thymely/contract/imports/endpoints';
import {
  exportMenu,
  importMenu,
  type ImportReport,
  type ImportRow,
} from '@thymely/contract/menu/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import { fetchFile } from '../../lib/http/fetch-file.ts';
import { loadChunk } from '../../lib/chunks/load-chunk.ts';

/** The menu as a CSV file. */
export async function fetchMenuFile(): Promise<Blob> {
  const { withSession } = await loadChunk(() => import('../../lib/session/session.ts'));
  return withSession((bearer) => fetchFile({ path: exportMenu.path, bearer }));
}

type ImportBatch = {
  rows: ImportRow[];
  /** Whether to report only what would happen, and to write nothing. */
  dryRun: boolean;
  /** What all batches of an import have in common, so that it can be taken back as a whole. */
  importId?: string | undefined;
  /** In a dry run: what the import saves before its dishes. */
  coming?: { groups: string[]; categories: string[] } | undefined;
  signal?: AbortSignal;
};

/** Sends up to a hundred rows: either all of them are written or none. */
export function sendImportBatch({ signal, ...body }: ImportBatch): Promise<ImportReport> {
  return callApi(importMenu, { body, signal });
}

/** The imports that can still be taken back. Other devices may have made them. */
export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => callApi(listImports, { signal }),
  staleTime: 0,
});

/** The open orders with dishes of an import. */
export function ordersOfImport(id: string): Promise<NamedOrders> {
  return callApi(listImportOrders, { params: { id } });
}

type BatchToTakeBack = { importId: string; after: string | undefined; signal: AbortSignal };

/** Takes back up to a hundred dishes of an import. It may be repeated. */
export function sendTakeBackBatch(batch: BatchToTakeBack): Promise<TakenBackBatch> {
  const { importId, after, signal } = batch;
  const body = after === undefined ? {} : { after };
  return callApi(takeBackImport, { params: { id: importId }, body, signal });
}
