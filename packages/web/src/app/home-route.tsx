import { HomePage } from '../features/home/home-page.tsx';
import { MenuPreview } from '../features/menu/menu-preview.tsx';
import { VisitOrders } from './diner-parts.ts';
import { WhenIdle } from '../first-view/lazy-part.tsx';

export function HomeRoute() {
  return (
    <HomePage
      visitOrders={
        <WhenIdle>
          <VisitOrders />
        </WhenIdle>
      }
      menuPreview={<MenuPreview />}
    />
  );
}
