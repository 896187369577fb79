import { useQuery } from '@tanstack/react-query';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FirstSteps } from '../parts/first-steps.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { TableSkeleton } from '../parts/table-parts.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

export default function AddPhotosScreen() {
  const { data: menu, isError, error, isFetching, refetch } = useQuery(freshMenuQuery);
  return (
    <>
      <ScreenHeading title={titles.addPhotos} text={words.text} />
      {menu && (menu.length > 0 ? <PhotoPanel menu={menu} /> : <FirstSteps />)}
      {!menu && isError && (
        <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!menu && !isError && <TableSkeleton />}
    </>
  );
}
