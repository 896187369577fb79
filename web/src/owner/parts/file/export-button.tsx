import { useState } from 'react';
import DownloadIcon from 'lucide-react/icons/download';
import { fetchMenuFile } from '../../../api/menu/menu-import.ts';
import { useOrdering } from '../../../api/ordering.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/messages/messages.ts';
import { datedFileName } from './dated-file-name.ts';
import { saveFile } from '../../../lib/save-file.ts';
import * as words from '../words.en.ts';

/** Downloads the menu as a CSV file. */
export function ExportButton() {
  const zone = useOrdering().data?.timeZone;
  const [isBusy, setIsBusy] = useState(false);
  const exportMenu = async () => {
    setIsBusy(true);
    try {
      saveFile(await fetchMenuFile(), datedFileName('menu', zone));
    } catch (error) {
      showToast(messageOf(error), 'warning');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void exportMenu()}>
      {!isBusy && <DownloadIcon />}
      <span>{words.exportMenu}</span>
    </Button>
  );
}
