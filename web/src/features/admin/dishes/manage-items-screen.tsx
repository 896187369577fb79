import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import UploadIcon from 'lucide-react/icons/upload';
import DownloadIcon from 'lucide-react/icons/download';
import { freshMenuQuery } from '../../../api/menu-editing.ts';
import { fetchMenuFile } from '../../../api/menu-import.ts';
import { brand } from '../../../brand/brand.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showToast } from '../../../ui/messages.ts';
import { FirstSteps } from '../first-steps.tsx';
import { saveFile } from '../save-file.ts';
import { ScreenHeading } from '../screen-heading.tsx';
import { TableSkeleton } from '../table-parts.tsx';
import { DishList } from './dish-list.tsx';

export default function ManageItemsScreen() {
  const { data: menu, isError, error, isFetching, refetch } = useQuery(freshMenuQuery);
  return (
    <>
      <ScreenHeading title="Manage Items" text="All the dishes on your menu, newest first.">
        <ButtonLink to="/dashboard/import-menu" tone="outline">
          <UploadIcon />
          Import
        </ButtonLink>
        <ExportButton />
        <ButtonLink to="/dashboard/add-menu">
          <PlusIcon />
          Add a dish
        </ButtonLink>
      </ScreenHeading>
      {menu && (menu.length > 0 ? <DishList menu={menu} /> : <FirstSteps />)}
      {!menu && isError && (
        <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!menu && !isError && <TableSkeleton />}
    </>
  );
}

/** Downloads the menu as a CSV file. */
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
