import { Redirect, Route, Switch } from 'wouter';
import { StaffAccountPage } from '../features/account/staff-account-page.tsx';
import { BoardPage } from '../features/board/board-page.tsx';
import { PATHS } from '../paths.ts';
import { RestaurantLayout } from './layouts/restaurant-layout.tsx';

export function RestaurantArea() {
  return (
    <RestaurantLayout>
      <Switch>
        <Route path={PATHS.board} component={BoardPage} />
        <Route path={PATHS.staffAccount} component={StaffAccountPage} />
        <Route path="/restaurants">
          <Redirect to={PATHS.board} replace />
        </Route>
        <Route>
          <Redirect to={PATHS.landing} replace />
        </Route>
      </Switch>
    </RestaurantLayout>
  );
}
