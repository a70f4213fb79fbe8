import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { LOGIN_MESSAGES } from '../../i18n/es/login.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { dinerStart } from './log-in.ts';
import { LoginForm } from './login-form.tsx';
import css from './login-page.module.css';

/** The values of the switch. Diners are the default. */
const RESTAURANTS = 1;
const DINERS = 2;
type Side = typeof RESTAURANTS | typeof DINERS;

export function LoginPage() {
  const copy = useMessages(LOGIN_MESSAGES);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  // People who have just been logged in as staff, or follow a staff link, should not have to choose
  // again.
  const [side, setSide] = useState<Side>(
    search.get('tipo') === 'restaurante' ? RESTAURANTS : DINERS,
  );
  const isStaff = side === RESTAURANTS;
  return (
    <Card className={css.card}>
      <title>{copy.pageTitle}</title>
      <h1>{copy.title}</h1>
      <Segmented
        legend={copy.side.legend}
        options={[
          { value: RESTAURANTS, label: copy.side.restaurants },
          { value: DINERS, label: copy.side.diners },
        ]}
        value={side}
        onChange={setSide}
      />
      <LoginForm
        side={isStaff ? 'staff' : 'diner'}
        onEntered={() => navigate(isStaff ? PATHS.board : dinerStart(), { replace: true })}
      />
      <nav className={css.ways} aria-label={copy.otherWays}>
        <Link href={isStaff ? `${PATHS.forgotPassword}?tipo=restaurante` : PATHS.forgotPassword}>
          {copy.forgot}
        </Link>
        {isStaff && <Link href={PATHS.registerRestaurant}>{copy.registerRestaurant}</Link>}
        <Link href={PATHS.registerDiner}>{copy.registerDiner}</Link>
        {!isStaff && <Link href={PATHS.scan}>{copy.guest}</Link>}
      </nav>
    </Card>
  );
}
