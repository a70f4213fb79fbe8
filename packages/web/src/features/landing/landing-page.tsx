import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LANDING_COPY as copy } from '../../copy/landing.ts';
import { PATHS } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TileBand } from '../../ui/tile-band.tsx';
import { townList, useOpenTowns } from '../session/open-towns-query.ts';
import { ArrivingSlip } from './arriving-slip.tsx';
import css from './landing-page.module.css';

/** The foot is another feature's. */
export function LandingPage({ footer }: { footer: ReactNode }) {
  const towns = townList(useOpenTowns());
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <header className={css.bar}>
        <p className={css.product}>{copy.product}</p>
        <nav className={css.nav} aria-label={copy.navigation}>
          <Link href={PATHS.registerDiner} className={css.navLink}>
            {copy.registerDiner}
          </Link>
          <Link href={PATHS.login} className={css.navLink}>
            {copy.logIn}
          </Link>
        </nav>
      </header>
      <main>
        <div className={css.hero}>
          <div className={css.words}>
            <h1 className={css.promise}>
              <span className={css.sentence}>{copy.promise.first}</span> {copy.promise.second}{' '}
              <span className={css.known}>{copy.promise.known}</span>
            </h1>
            <p className={css.text}>{copy.text}</p>
            <div className={css.ways}>
              <Link href={PATHS.registerRestaurant} asChild>
                <LinkButton href={PATHS.registerRestaurant} size="big">
                  {copy.registerRestaurant}
                </LinkButton>
              </Link>
              <Link href={PATHS.scan} asChild>
                <LinkButton href={PATHS.scan} size="big" variant="outline">
                  {copy.guest}
                </LinkButton>
              </Link>
            </div>
            <p className={css.hint}>{copy.openTowns(towns)}</p>
            <p className={css.hint}>{copy.guestHint}</p>
          </div>
          <div className={css.wall}>
            <TileBand size="large" className={css.tile} />
            <ArrivingSlip />
          </div>
        </div>
        <TileBand size="row" />
        <section className={css.steps} aria-label={copy.stepsTitle}>
          <ol role="list" className={css.stepList}>
            {copy.steps.map((step, index) => (
              <li key={step.title} className={css.step}>
                <span className={css.figure} aria-hidden="true">
                  {index + 1}
                </span>
                <h2 className={css.stepTitle}>{step.title}</h2>
                <p className={css.stepText}>{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
      {footer}
    </div>
  );
}
