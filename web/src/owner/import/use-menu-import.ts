import { useQueryClient } from '@tanstack/react-query';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu';
import { importsQuery, sendImportBatch as send } from '../../api/menu/menu-import.ts';
import { freshOptionGroupsQuery } from '../../api/menu/option-editing.ts';
import { freshMenuQuery, refetchMenu } from '../../api/menu/menu-editing.ts';
import { loadChunk } from '../../lib/chunks/load-chunk.ts';
import { useFileReader } from '../parts/file/use-file-reader.ts';
import { checkSameDishes } from './same-dish/check-same-dishes.ts';
import { firstMatching, isMatched, openQuestions } from './matching/file-matching.ts';
import type { ChosenFile } from './matching/file-matching.ts';
import { rowsToWrite } from './import-rows.ts';
import { createImportRun } from './import-run.ts';
import { readMatching, rememberMatching } from './matching/matching-memory.ts';
import { answered } from './same-dish/same-dish.ts';
import type { SameDishChoice } from './reviewed-row.ts';
import { useImportSteps, type ImportState } from './use-import-steps.ts';

/** What makes rows of a table: a library of its own, loaded when a file was read. */
const loadReader = () => loadChunk(() => import('@thymely/contract/menu-file/read-menu'));

type Reviewing = Extract<ImportState, { step: 'reviewing' }>;

/** Reads a menu from a file, has the server check it, and imports it once the person confirms. */
export function useMenuImport() {
  const client = useQueryClient();
  const { state, setState, begin, resume, startOver } = useImportSteps();
  const { isReading, read } = useFileReader('menu');

  const choose = async (chosen: File, choice?: ReadingChoice) => {
    const opened = await read(chosen, choice);
    if (opened === undefined) return;
    if ('fault' in opened) {
      setState({ step: 'choosing', fault: opened.fault });
      return;
    }
    const { table, origin } = opened;
    const matching = firstMatching(table, readMatching());
    const { columns } = matching;
    const file = { name: chosen.name, content: chosen, table, columns, origin };
    if (isMatched(openQuestions(table, matching))) await check(file, matching);
    else setState({ step: 'matching', file, matching });
  };

  const check = async (file: ChosenFile, matching: FileMatching) => {
    const { readMenu } = await loadReader();
    const groups = await client.fetchQuery(freshOptionGroupsQuery);
    await begin({
      run: createImportRun({ rows: readMenu(file, { ...matching, groups }).dishes, send }),
      step: 'checking',
      finish: async (checked, progress) => {
        const fetchMenu = () => client.fetchQuery(freshMenuQuery);
        const rows = await checkSameDishes(checked, { ...progress, fetchMenu, send });
        return { step: 'reviewing', file, matching, rows };
      },
    });
  };

  /** Takes and remembers what a person has said about a file. */
  const match = async (file: ChosenFile, matching: FileMatching) => {
    rememberMatching(file.table.headings, matching);
    await check({ ...file, columns: matching.columns }, matching);
  };

  const matchAgain = ({ file, matching }: Pick<Reviewing, 'file' | 'matching'>) => {
    setState({ step: 'matching', file, matching });
  };

  /** Answers for rows whether they are about the same dish. */
  const answer = (numbers: ReadonlySet<number>, choice: SameDishChoice) => {
    setState((now) => {
      if (now.step !== 'reviewing') return now;
      const rows = now.rows.map((row) => (numbers.has(row.number) ? answered(row, choice) : row));
      return { ...now, rows };
    });
  };

  const confirm = async ({ file, rows: reviewed }: Pick<Reviewing, 'file' | 'rows'>) => {
    await begin({
      run: createImportRun({ rows: rowsToWrite(reviewed), importId: crypto.randomUUID(), send }),
      step: 'writing',
      finish: (written) => {
        const results = new Map(written.map((row) => [row.number, row]));
        const rows = reviewed.map((row) => results.get(row.number) ?? row);
        return { step: 'finished', file, rows };
      },
    });
    // This also runs after a failure, because part of the menu may have changed.
    await Promise.all([refetchMenu(client), client.invalidateQueries(importsQuery)]);
  };

  return { state, isReading, choose, match, matchAgain, answer, confirm, resume, startOver };
}
