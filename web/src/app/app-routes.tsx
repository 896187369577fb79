import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from './layout/site-layout.tsx';
import { NotFoundRoute } from './not-found-route.tsx';
import { RequireAuth } from './gates/require-auth.tsx';
import { RouteScreen } from './route-screen.tsx';
import { menuScreens, screens, textScreens, type Screen } from './screens.ts';
import { StaffRoute } from './gates/staff-route.tsx';

function routeTo(screen: Screen) {
  return <Route key={screen.path} path={screen.path} element={<RouteScreen screen={screen} />} />;
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {routeTo(screens.home)}
        {menuScreens.map(routeTo)}
        {routeTo(screens.dish)}
        {textScreens.map(routeTo)}
        <Route element={<RequireAuth />}>
          {routeTo(screens.orders)}
          {routeTo(screens.order)}
          {routeTo(screens.cart)}
          {routeTo(screens.checkout)}
          {routeTo(screens.profile)}
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
      {routeTo(screens.login)}
      {routeTo(screens.signup)}
      {routeTo(screens.resetPassword)}
      <Route element={<RequireAuth />}>
        <Route element={<StaffRoute area="dashboard" />}>
          {routeTo(screens.dashboard)}
          {routeTo(screens.users)}
          {routeTo(screens.addMenu)}
          {routeTo(screens.manageItems)}
          {routeTo(screens.updateMenu)}
          {routeTo(screens.importMenu)}
          {routeTo(screens.addPhotos)}
          {routeTo(screens.kitchenOrders)}
          {routeTo(screens.allOrders)}
          {routeTo(screens.orderRecord)}
          {routeTo(screens.figures)}
          {routeTo(screens.changes)}
          {routeTo(screens.hours)}
          {routeTo(screens.options)}
          {routeTo(screens.optionGroup)}
          {routeTo(screens.importOptions)}
          {routeTo(screens.noSuchPage)}
        </Route>
        <Route element={<StaffRoute area="kitchen" />}>{routeTo(screens.kitchen)}</Route>
      </Route>
    </Routes>
  );
}
