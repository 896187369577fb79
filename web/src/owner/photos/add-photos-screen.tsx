import { useQuery } from '@tanstack/react-query';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { FirstSteps } from '../parts/first-steps.tsx';
import { NoListYet } from '../parts/list/list-parts.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

export default function AddPhotosScreen() {
  const query = useQuery(freshMenuQuery);
  const { data: menu } = query;
  return (
    <>
      <ScreenHeading title={titles.addPhotos} text={words.text} />
      {menu && (menu.length > 0 ? <PhotoPanel menu={menu} /> : <FirstSteps />)}
      {!menu && <NoListYet query={query} />}
    </>
  );
}
