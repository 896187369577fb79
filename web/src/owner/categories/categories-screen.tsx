import { useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import { tagOfCategories } from '@thymely/contract/categories/tag-of-categories';
import { freshCategoriesQuery } from '../../api/menu/category-editing.ts';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { builtCategories } from '../../lib/categories.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from '../../ui/fields/form-skeleton.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { CategoriesForm } from './categories-form.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

/** The parts of the menu. */
export default function CategoriesScreen() {
  const query = useQuery(freshCategoriesQuery);
  const menuQuery = useQuery(freshMenuQuery);
  const { data: menu } = menuQuery;
  // Fetched data may be stale, and a form starts from it.
  const saved = query.isFetchedAfterMount ? query.data : undefined;
  const error = (saved ? null : query.error) ?? (menu ? null : menuQuery.error);
  const retry = () => {
    if (!saved) void query.refetch();
    if (!menu) void menuQuery.refetch();
  };
  return (
    <>
      <ScreenHeading title={titles.categories} text={words.text}>
        <ButtonLink to="/dashboard/changes?target=categories" tone="outline" size="small">
          <HistoryIcon className="size-4" />
          {words.history}
        </ButtonLink>
      </ScreenHeading>
      {saved && menu && (
        <div className="grid gap-5">
          {tagOfCategories(saved.categories) !== builtCategories.tag && <BehindNote />}
          <CategoriesForm saved={saved} menu={menu} />
        </div>
      )}
      {error && (
        <ErrorState
          message={messageOf(error)}
          busy={query.isFetching || menuQuery.isFetching}
          onRetry={retry}
        />
      )}
      {!(saved && menu) && !error && (
        <>
          <span className="sr-only">{words.loading}</span>
          <FormSkeleton />
        </>
      )}
    </>
  );
}

/** Says that the site was built with other categories. */
function BehindNote() {
  return (
    <div className="grid gap-1 rounded-lg bg-amber-100 px-5 py-4 sm:px-7">
      <p className="font-bold">{words.behind}</p>
      <p className="text-sm">{words.behindText}</p>
    </div>
  );
}
