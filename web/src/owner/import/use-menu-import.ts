import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@thymely/contract/ground/limits';
import { sendImportPart } from '../../api/menu/menu-import.ts';
import { refetchMenu } from '../../api/menu/menu-editing.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { loadChunk } from '../../lib/chunks/load-chunk.ts';
import type { ChosenFile } from './file-notes.tsx';
import { rowsToWrite, type ReviewedRow } from './import-rows.ts';
import { createImportRun, type ImportRunState, type ImportRun } from './import-run.ts';

type UnderWay = ImportRunState & {
  /** The reason why the import has stopped. */
  problem?: string | undefined;
};

/** The state of an import, from the file to the report. */
export type ImportState =
  | { step: 'choosing'; fault?: string | undefined }
  | ({ step: 'checking' } & UnderWay)
  | { step: 'reviewing'; file: ChosenFile; rows: ReviewedRow[] }
  | ({ step: 'writing' } & UnderWay)
  | { step: 'finished'; rows: ReviewedRow[] };

type Run = { run: ImportRun; step: 'checking' | 'writing'; onDone: (rows: ReviewedRow[]) => void };

/** Reads a menu from a file, has the server check it, and imports it once the person confirms. */
export function useMenuImport() {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const current = useRef<Run>(undefined);
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort();
  useEffect(() => stop, []);

  const proceed = async () => {
    if (!current.current) return;
    const { run, step, onDone } = current.current;
    stop();
    const { signal } = (controller.current = new AbortController());
    const show = (progress: ImportRunState) => {
      setState({ step, ...progress });
    };
    try {
      show(run.progress());
      const rows = await run.run(signal, show);
      if (!signal.aborted) onDone(rows);
    } catch (error) {
      if (!signal.aborted) setState({ step, ...run.progress(), problem: messageOf(error) });
    }
  };

  const startOver = () => {
    stop();
    current.current = undefined;
    setState({ step: 'choosing' });
  };

  const choose = async (file: File) => {
    const { readMenuCsv } = await loadChunk(() => import('@thymely/contract/menu/read-csv'));
    // One byte more than the limit is read, which shows that the file is too large.
    const part = file.slice(0, limits.importFileBytes + 1);
    const result = readMenuCsv(new Uint8Array(await part.arrayBuffer()));
    if ('fault' in result) {
      setState({ step: 'choosing', fault: result.fault });
      return;
    }
    current.current = {
      run: createImportRun({ rows: result.rows, dryRun: true, send: sendImportPart }),
      step: 'checking',
      onDone: (rows) => {
        setState({ step: 'reviewing', file: { name: file.name, encoding: result.encoding }, rows });
      },
    };
    await proceed();
  };

  const confirm = async (reviewed: ReviewedRow[]) => {
    const chosen = rowsToWrite(reviewed);
    current.current = {
      run: createImportRun({ rows: chosen, dryRun: false, send: sendImportPart }),
      step: 'writing',
      onDone: (written) => {
        const results = new Map(written.map((row) => [row.number, row]));
        setState({
          step: 'finished',
          rows: reviewed.map((row) => results.get(row.number) ?? row),
        });
      },
    };
    await proceed();
    // This also runs after a failure, because part of the menu may have changed.
    await refetchMenu(client);
  };

  /** `resume` continues where the import stopped. */
  return { state, choose, confirm, resume: proceed, startOver };
}
