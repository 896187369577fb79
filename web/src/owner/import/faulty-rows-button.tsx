import DownloadIcon from 'lucide-react/icons/download';
import { useOrdering } from '../../api/ordering.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { loadOptional } from '../../lib/chunks/load-chunk.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/messages/messages.ts';
import { datedFileName } from '../parts/file/dated-file-name.ts';
import { saveFile } from '../../lib/save-file.ts';
import { faultsInWords } from './import-rows.ts';
import type { ReviewedRow } from './reviewed-row.ts';
import type { ChosenFile } from './matching/file-matching.ts';
import { tableToCorrect } from './table-to-correct.ts';
import * as words from './words.en.ts';

/** Downloads the rows that cannot be imported, with the reasons, as a file to correct. */
export function FaultyRowsButton({ file, rows }: { file: ChosenFile; rows: ReviewedRow[] }) {
  const zone = useOrdering().data?.timeZone;
  const faulty = rows.filter(({ outcome }) => outcome === 'refused');
  const download = async () => {
    try {
      const { writeFaultyRows } = await loadOptional(
        () => import('@thymely/contract/menu/write-csv'),
      );
      const reasons = new Map(
        faulty.flatMap((row) =>
          (row.rows ?? [row.number]).map((number) => [number, faultsInWords(row).join(' ')]),
        ),
      );
      const text = writeFaultyRows(tableToCorrect(file, rows), reasons);
      saveFile(new Blob([text], { type: 'text/csv' }), datedFileName('menu-errors', zone));
    } catch (error) {
      showToast(messageOf(error), 'warning');
    }
  };
  if (faulty.length === 0) return null;
  return (
    <Button tone="outline" size="small" onClick={() => void download()}>
      <DownloadIcon className="size-4" />
      <span>{words.downloadFaulty(faulty.length)}</span>
    </Button>
  );
}
