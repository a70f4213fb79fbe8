import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { STAFF_MESSAGES as copy } from '../../i18n/es/staff.ts';
import { PATHS } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StaffBarContext } from '../../ui/staff-bar.tsx';
import css from './restaurant-layout.module.css';
import { useSidebarChoice } from './sidebar-choice.ts';
import { StaffDrawer, StaffSidebar } from './staff-sidebar.tsx';
import { StaffUserMenu } from './staff-user-menu.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';

/**
 * The frame of the restaurant's screens. The layout draws the red band under the bar; a page with
 * something to show there lays its first row over it, `--staff-band` high, or its head into the bar.
 * From 1024 px on the sidebar stands beside the page, as this device was last told; below, it is a
 * drawer over it.
 */
export function RestaurantLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [isPanelOpen, keepPanelOpen] = useSidebarChoice(path);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [ownHead, setOwnHead] = useState<HTMLElement | null>(null);
  const isWide = useIsWide();
  const sidebarId = useId();

  // On a small screen a resize closes it.
  useEffect(() => {
    if (isWide) return;
    const close = () => setIsDrawerOpen(false);
    close();
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [isWide]);

  return (
    <div className={classNames(css.layout, isWide && isPanelOpen && css.withPanel)}>
      <a className={css.skip} href="#contenido">
        {copy.skip}
      </a>
      <header className={css.bar}>
        <IconButton
          label={copy.openMenu}
          icon={<Menu aria-hidden="true" />}
          aria-expanded={isWide ? isPanelOpen : isDrawerOpen}
          aria-controls={sidebarId}
          onClick={() => (isWide ? keepPanelOpen(!isPanelOpen) : setIsDrawerOpen(!isDrawerOpen))}
        />
        <div ref={setOwnHead} className={css.ownHead} />
        <span className={css.area}>
          <span className={css.areaSmall}>{copy.areaSmall}</span>
          <span className={css.areaWide}>{copy.areaWide}</span>
        </span>
        <Link href={PATHS.board} className={css.restaurant}>
          {copy.ownRestaurant}
        </Link>
        <StaffUserMenu />
      </header>
      {isWide ? (
        isPanelOpen && <StaffSidebar id={sidebarId} />
      ) : (
        <StaffDrawer id={sidebarId} isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
      )}
      <main id="contenido" tabIndex={-1} className={css.main}>
        <StaffBarContext value={ownHead}>{children}</StaffBarContext>
      </main>
    </div>
  );
}
