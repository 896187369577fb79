import { useQuery } from '@tanstack/react-query';
import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import HistoryIcon from 'lucide-react/icons/history';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '@thymely/contract/ground/categories';
import { freshMenuQuery, type EditedDish } from '../../api/menu/menu-editing.ts';
import { menuOrderQuery } from '../../api/menu/menu-order.ts';
import { useCategories } from '../../lib/categories.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FirstSteps } from '../parts/first-steps.tsx';
import { NoListYet } from '../parts/list/list-parts.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { Arrangement } from './arrangement.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

/** The screen to arrange the dishes of a category. */
export default function ArrangeMenuScreen() {
  const query = useQuery(freshMenuQuery);
  const { data: menu } = query;
  const [search] = useSearchParams();
  const categories = useCategories();
  const category = categories.find(search.get('category'))?.id ?? categories.all[0]?.id;
  return (
    <>
      <ScreenHeading title={titles.arrangeMenu} text={words.text}>
        <ButtonLink to="/dashboard/manage-items" tone="outline" size="small">
          <ArrowLeftIcon className="size-4" />
          {words.allDishes}
        </ButtonLink>
        {category !== undefined && (
          <ButtonLink to={`/dashboard/changes?target=${category}`} tone="outline" size="small">
            <HistoryIcon className="size-4" />
            {words.history}
          </ButtonLink>
        )}
      </ScreenHeading>
      {menu?.length === 0 && <FirstSteps />}
      {menu && menu.length > 0 && category !== undefined && (
        <CategoryOrder key={category} category={category} menu={menu} />
      )}
      {!menu && <NoListYet query={query} />}
    </>
  );
}

type CategoryOrderProps = { category: Category; menu: readonly EditedDish[] };

function CategoryOrder({ category, menu }: CategoryOrderProps) {
  const query = useQuery(menuOrderQuery(category));
  if (!query.data) return <NoListYet query={query} />;
  return <Arrangement category={category} menu={menu} order={query.data} />;
}
