import { useEffect, useRef, useState } from 'react';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { messageOf } from '../../lib/http/api-error.ts';
import type { ChosenFile } from './matching/file-matching.ts';
import type { Further } from './further/further.ts';
import type { ReviewedRow } from './reviewed-row.ts';
import type { ImportRun, ImportRunState } from './import-run.ts';

type UnderWay = ImportRunState & {
  /** The reason why the import has stopped. */
  problem?: string | undefined;
};

/** The state of an import, from the file to the report. */
export type ImportState =
  | { step: 'choosing'; fault?: string | undefined }
  | { step: 'matching'; file: ChosenFile; matching: FileMatching }
  | ({ step: 'checking' } & UnderWay)
  | {
      step: 'reviewing';
      file: ChosenFile;
      matching: FileMatching;
      rows: ReviewedRow[];
      further: Further;
    }
  | ({ step: 'writing' } & UnderWay)
  | { step: 'finished'; file: ChosenFile; rows: ReviewedRow[]; further: Further };

export type Progress = { signal: AbortSignal; onProgress: (progress: ImportRunState) => void };

export type RunStep = {
  run: Pick<ImportRun, 'progress' | 'run'>;
  step: 'checking' | 'writing';
  /** Returns what comes after the run. */
  finish: (rows: ReviewedRow[], progress: Progress) => ImportState | Promise<ImportState>;
  /** Called whenever the run has ended or stopped. */
  settled?: () => Promise<unknown>;
};

/**
 * The state of an import, and the run that leads to the next one.
 *
 * @param leave called when somebody goes on or starts over, so that no other file is waited for.
 */
export function useImportSteps(leave: () => void) {
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const current = useRef<RunStep>(undefined);
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort();
  useEffect(() => stop, []);

  /** Continues where the run stopped. */
  const resume = async () => {
    if (!current.current) return;
    const { run, step, finish, settled } = current.current;
    stop();
    const { signal } = (controller.current = new AbortController());
    const onProgress = (progress: ImportRunState) => {
      if (!signal.aborted) setState({ step, ...progress });
    };
    try {
      onProgress(run.progress());
      const next = await finish(await run.run(signal, onProgress), { signal, onProgress });
      if (!signal.aborted) setState(next);
    } catch (error) {
      if (!signal.aborted) setState({ step, ...run.progress(), problem: messageOf(error) });
    }
    await settled?.();
  };

  const begin = async (step: RunStep) => {
    leave();
    current.current = step;
    await resume();
  };

  const startOver = () => {
    leave();
    stop();
    current.current = undefined;
    setState({ step: 'choosing' });
  };

  return { state, setState, begin, resume, startOver };
}
