import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from './layout/site-layout.tsx';
import { NotFoundRoute } from './not-found-route.tsx';
import { RequireAuth } from './guards/require-auth.tsx';
import { RouteScreen } from './route-screen.tsx';
import { screens, textScreens, type Screen } from './screens.ts';
import { StaffRoute } from './guards/staff-route.tsx';

const all = [...Object.values<Screen>(screens), ...textScreens];

function routesFor(wanted: Screen['guard']) {
  return all
    .filter(({ guard }) => guard === wanted)
    .map((screen) => (
      <Route key={screen.path} path={screen.path} element={<RouteScreen screen={screen} />} />
    ));
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {routesFor('everyone')}
        <Route element={<RequireAuth />}>{routesFor('diners')}</Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
      {routesFor('signing in')}
      <Route element={<RequireAuth />}>
        <Route element={<StaffRoute area="dashboard" />}>{routesFor('dashboard')}</Route>
        <Route element={<StaffRoute area="kitchen" />}>{routesFor('kitchen')}</Route>
      </Route>
    </Routes>
  );
}
