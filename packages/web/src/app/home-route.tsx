import { HomePage } from '../features/home/home-page.tsx';
import { MenuPreview } from '../features/menu/menu-preview.tsx';
import { VisitOrders } from './diner-parts.ts';
import { Later } from './later.tsx';

export function HomeRoute() {
  return (
    <HomePage
      visitOrders={
        <Later>
          <VisitOrders />
        </Later>
      }
      firstTaste={<MenuPreview />}
    />
  );
}
