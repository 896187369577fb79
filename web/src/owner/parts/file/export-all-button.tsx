import { useState } from 'react';
import DownloadIcon from 'lucide-react/icons/download';
import { useQueryClient } from '@tanstack/react-query';
import { freshCategoriesQuery } from '../../../api/menu/category-editing.ts';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { freshOptionGroupsQuery } from '../../../api/menu/option-editing.ts';
import { useOrdering } from '../../../api/ordering.ts';
import { loadOptional } from '../../../lib/chunks/load-chunk.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/messages/messages.ts';
import { datedFileName } from './dated-file-name.ts';
import * as words from '../words.en.ts';

/** Downloads dishes, options, categories and their order as one workbook. */
export function ExportAllButton() {
  const client = useQueryClient();
  const zone = useOrdering().data?.timeZone;
  const [isBusy, setIsBusy] = useState(false);
  const exportAll = async () => {
    setIsBusy(true);
    try {
      const [writer, dishes, groups, { categories }] = await Promise.all([
        loadOptional(() => import('./whole-menu-file.ts')),
        client.fetchQuery({ ...freshMenuQuery, staleTime: 0 }),
        client.fetchQuery(freshOptionGroupsQuery),
        client.fetchQuery(freshCategoriesQuery),
      ]);
      const file = writer.wholeMenuFile({ dishes, groups, categories });
      saveFile(file, datedFileName('menu', zone, 'xlsx'));
    } catch (error) {
      showToast(messageOf(error), 'warning');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void exportAll()}>
      {!isBusy && <DownloadIcon />}
      <span>{words.exportAll}</span>
    </Button>
  );
}
