import { Menu } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { LANDING_MESSAGES } from '../../i18n/es/landing.ts';
import { PUBLIC_LAYOUT_MESSAGES as copy } from '../../i18n/es/public-layout.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import css from './public-bar.module.css';

/**
 * The bar of the public pages. On a phone its links are in a native popover, which opens before any
 * script has loaded, and closes on Escape and on a tap outside.
 */
export function PublicBar() {
  const [location] = useLocation();
  const navId = useId();
  const nav = useRef<HTMLElement>(null);
  const close = () => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
  };
  return (
    <header className={css.bar}>
      <Link href={PATHS.landing} className={css.product} aria-label={copy.home}>
        {copy.product}
      </Link>
      <nav id={navId} ref={nav} popover="auto" className={css.nav} aria-label={copy.navigation}>
        {location === PATHS.landing ? (
          <a href={`#${LANDING_MESSAGES.about.id}`} className={css.link} onClick={close}>
            {copy.about}
          </a>
        ) : (
          <Link href={PATHS.about} className={css.link} onClick={close}>
            {copy.about}
          </Link>
        )}
        <Link href={PATHS.registerRestaurant} className={css.link}>
          {copy.registerRestaurant}
        </Link>
        <Link href={PATHS.registerDiner} className={css.link}>
          {copy.registerDiner}
        </Link>
        <Link href={PATHS.scan} className={css.link}>
          {copy.guest}
        </Link>
      </nav>
      <Link href={PATHS.login} className={buttonClass({ variant: 'outline' })}>
        {copy.logIn}
      </Link>
      <button type="button" className={css.menu} popoverTarget={navId} aria-label={copy.menu}>
        <Menu aria-hidden="true" />
      </button>
    </header>
  );
}
