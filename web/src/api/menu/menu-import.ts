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

type ImportPart = {
  rows: ImportRow[];
  /** Whether to report only what would happen, and to write nothing. */
  dryRun: boolean;
  signal: AbortSignal;
};

/** Sends up to a hundred rows: either all of them are written or none. */
export function sendImportPart({ rows, dryRun, signal }: ImportPart): Promise<ImportReport> {
  return callApi(importMenu, { body: { rows, dryRun }, signal });
}
