import { useQuery } from '@tanstack/react-query';
import ArrowUpDownIcon from 'lucide-react/icons/arrow-up-down';
import ImagesIcon from 'lucide-react/icons/images';
import PlusIcon from 'lucide-react/icons/plus';
import UploadIcon from 'lucide-react/icons/upload';
import { Link } from 'react-router-dom';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { portionsQuery } from '../../api/portions.ts';
import { PortionsDayNote } from '../../shared/kitchen/portions/portions-day-note.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ExportButton } from '../parts/file/export-button.tsx';
import { FirstSteps } from '../parts/first-steps.tsx';
import { NoListYet } from '../parts/list/list-parts.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { DishList } from './dish-list.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

export default function ManageItemsScreen() {
  useQuery(portionsQuery);
  const query = useQuery(freshMenuQuery);
  const { data: menu } = query;
  return (
    <>
      <ScreenHeading title={titles.manageItems} text={<ListText />}>
        <ButtonLink to="/dashboard/import-menu" tone="outline">
          <UploadIcon />
          {words.importDishes}
        </ButtonLink>
        <ButtonLink to="/dashboard/arrange-menu" tone="outline" className="max-sm:hidden">
          <ArrowUpDownIcon />
          {words.arrange}
        </ButtonLink>
        <ButtonLink to="/dashboard/add-photos" tone="outline" className="max-sm:hidden">
          <ImagesIcon />
          {words.addPhotos}
        </ButtonLink>
        <ExportButton />
        <ButtonLink to="/dashboard/add-menu" tone={menu?.length === 0 ? 'outline' : 'primary'}>
          <PlusIcon />
          {words.addDish}
        </ButtonLink>
      </ScreenHeading>
      {menu && (menu.length > 0 ? <DishList menu={menu} /> : <FirstSteps />)}
      {!menu && <NoListYet query={query} />}
    </>
  );
}

/** On phones, the heading has no room for one more button. */
function ListText() {
  return (
    <>
      <span>{words.text}</span> <PortionsDayNote />{' '}
      <Link
        to="/dashboard/arrange-menu"
        className="font-semibold text-leaf-700 underline sm:hidden"
      >
        {words.arrange}
      </Link>
    </>
  );
}
