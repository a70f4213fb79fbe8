import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { LOGIN_COPY as copy } from '../../copy/login.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DinerWayIn } from './diner-way-in.tsx';
import css from './login-page.module.css';
import { StaffLoginForm } from './staff-login-form.tsx';

/** The toggle's values (spec §2). Diners are the default. */
const RESTAURANTS = 1;
const DINERS = 2;
type Side = typeof RESTAURANTS | typeof DINERS;

export function LoginPage() {
  const [search] = useSearchParams();
  // Who was staff a moment ago, or comes from a staff link, should not have to choose again.
  const [side, setSide] = useState<Side>(
    search.get('tipo') === 'restaurante' ? RESTAURANTS : DINERS,
  );
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
      {side === RESTAURANTS ? <StaffLoginForm /> : <DinerWayIn />}
    </Card>
  );
}
