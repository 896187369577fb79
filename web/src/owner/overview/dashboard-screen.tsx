import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import PlusIcon from 'lucide-react/icons/plus';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { lastChangesQuery } from '../../api/audit.ts';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { userPageQuery } from '../../api/users.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedNote } from '../parts/closed-note.tsx';
import { NextSteps } from '../parts/first-steps.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { AttentionPanel } from './attention/attention-panel.tsx';
import { useRightNow } from './attention/use-right-now.ts';
import { CategoryLinks, UncategorizedDishes } from './category-links.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { menuFigures } from './menu-figures.ts';
import { OverviewText } from './overview-text.tsx';
import { Panel, PanelLink, NewestUsers, NewestDishes, LastChanges } from './panels.tsx';
import { UnsentMailsPanel } from './unsent-mails-panel.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

/** The number of newest items, as many as fit next to the categories of the sample. */
const newestShown = 5;

/** An overview of the restaurant. */
export default function DashboardScreen() {
  const rightNow = useRightNow();
  const users = useQuery(userPageQuery({ limit: newestShown }));
  const changes = useQuery(lastChangesQuery(newestShown));
  const { menu } = rightNow;
  // All panels come at once: drawn in slices, they do not hold up a slow phone.
  const isLooking = useDeferredValue(rightNow.isLooking);
  return (
    <>
      <ScreenHeading title={titles.dashboard} text={<OverviewText />}>
        <ButtonLink to="/dashboard/add-menu">
          <PlusIcon />
          {words.addDish}
        </ButtonLink>
      </ScreenHeading>
      {isLooking ? (
        <Places />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <ClosedNote />
          <AttentionPanel rightNow={rightNow} />
          <FigureTiles menu={menu && menuFigures(menu)} users={users.data?.total} />
          <NextSteps dishes={menu?.length} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <MenuPanels />
            <Panel
              title={words.newestUsers}
              link={<PanelLink to="/dashboard/users">{words.seeAllUsers}</PanelLink>}
            >
              {users.data && <NewestUsers users={users.data.users} />}
              <Waiting query={users} />
            </Panel>
            <Panel
              title={words.recentChanges}
              link={<PanelLink to="/dashboard/changes">{words.seeAllChanges}</PanelLink>}
            >
              {changes.data && <LastChanges entries={changes.data} />}
              <Waiting query={changes} />
            </Panel>
            <JobsPanel />
            <UnsentMailsPanel />
          </div>
        </div>
      )}
    </>
  );
}

/** The places of the panels, until the height of the first one is known: nothing below it moves. */
function Places() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  );
}

/** The panels about the menu; nothing while it is empty. */
function MenuPanels() {
  const menu = useQuery(freshMenuQuery);
  if (menu.data?.length === 0) return null;
  return (
    <>
      <Panel title={words.byCategory}>
        {menu.data && <CategoryLinks figures={menuFigures(menu.data).byCategory} />}
        {menu.data && <UncategorizedDishes dishes={menuFigures(menu.data).uncategorized} />}
        <Waiting query={menu} />
      </Panel>
      <Panel
        title={words.newestDishes}
        link={<PanelLink to="/dashboard/manage-items">{words.seeAllDishes}</PanelLink>}
      >
        {menu.data && <NewestDishes dishes={dishesOnMenu(menu.data).slice(0, newestShown)} />}
        <Waiting query={menu} />
      </Panel>
    </>
  );
}

type WaitingProps = {
  query: {
    data: unknown;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
};

/** Placeholder for a response that is pending or failed. */
function Waiting({ query: { data, error, isError, isFetching, refetch } }: WaitingProps) {
  if (data !== undefined) return null;
  if (!isError) return <Skeleton className="h-72 rounded-sm" />;
  return <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />;
}
