import DownloadIcon from 'lucide-react/icons/download';
import { useState } from 'react';
import { brand } from '../../../brand.ts';
import { fetchMenuFile } from '../../../api/menu-import.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/messages.ts';

/** Puts the menu among the person's downloads, as a CSV file. */
export function ExportButton() {
  const [isBusy, setIsBusy] = useState(false);
  const exportMenu = async () => {
    setIsBusy(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await fetchMenuFile(), `${brand.name.toLowerCase()}-menu-${day}.csv`);
    } catch (error) {
      showToast(messageOf(error), 'warning');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void exportMenu()}>
      {!isBusy && <DownloadIcon />}
      Export CSV
    </Button>
  );
}
