import { useState } from 'react';
import DownloadIcon from 'lucide-react/icons/download';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { loadOptional } from '../../lib/chunks/load-chunk.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/messages/messages.ts';
import { datedFileName } from '../parts/file/dated-file-name.ts';
import { saveFile } from '../../lib/save-file.ts';
import * as words from './words.en.ts';

/** Downloads the options as a CSV file. */
export function ExportOptionsButton({ groups }: { groups: readonly OptionGroup[] }) {
  const zone = useOrdering().data?.timeZone;
  const [isBusy, setIsBusy] = useState(false);
  const exportOptions = async () => {
    setIsBusy(true);
    try {
      const { writeOptionsCsv } = await loadOptional(
        () => import('@thymely/contract/options/write-csv'),
      );
      const file = new Blob([writeOptionsCsv(groups)], { type: 'text/csv;charset=utf-8' });
      saveFile(file, datedFileName('options', zone));
    } catch (error) {
      showToast(messageOf(error), 'warning');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void exportOptions()}>
      {!isBusy && <DownloadIcon />}
      <span>{words.exportOptions}</span>
    </Button>
  );
}
