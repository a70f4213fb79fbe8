import { FIRST_SEEN_ID } from '@simplato/contract';
import { Link } from 'wouter';
import { LANDING_MESSAGES as copy } from '../../i18n/es/landing.ts';
import { PUBLIC_PAGES } from '../../i18n/es/public-pages.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TileBand } from '../../ui/tile-band.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { townList, useOpenTowns, useTryOutCode } from '../registration/open-towns.ts';
import { ArrivingSlip } from './arriving-slip.tsx';
import { ExamplePhone } from './example-phone.tsx';
import { FeesSection } from './fees-section.tsx';
import css from './landing-page.module.css';
import { TryOutSection } from './try-out-section.tsx';

export function LandingPage() {
  useAnchor();
  const towns = townList(useOpenTowns());
  const tryOutCode = useTryOutCode();
  return (
    <>
      <title>{PUBLIC_PAGES.landing.title}</title>
      <div className={css.hero}>
        <div id={FIRST_SEEN_ID}>
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
          <p className={css.hint}>
            {copy.openTowns(towns)} {copy.guestHint}
          </p>
        </div>
        <div className={css.wall}>
          <TileBand size="large" className={css.tile} />
          <ExamplePhone />
          <ArrivingSlip className={css.slip} />
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
      <div className={css.band}>
        <div className={css.inner}>
          <FeesSection />
        </div>
      </div>
      <div className={classNames(css.inner, css.last)}>
        {tryOutCode !== undefined && <TryOutSection code={tryOutCode} />}
        <section id={copy.about.id} className={css.about} aria-labelledby="quienes-somos-titulo">
          <h2 id="quienes-somos-titulo" className={css.aboutTitle}>
            {copy.about.title}
          </h2>
          <div className={css.aboutText}>
            <p>{copy.about.text}</p>
            <p>{copy.about.why}</p>
            <div className={css.aboutWays}>
              <Link href={PATHS.registerRestaurant} className={buttonClass({ size: 'big' })}>
                {copy.about.start}
              </Link>
              <Link href={PATHS.about} className={css.more}>
                {copy.about.more}
              </Link>
            </div>
          </div>
        </section>
      </div>
    </>
  );
}
