import { Printer } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { LEGAL_TEXTS, type LegalTextName } from '../../i18n/es/legal.ts';
import { LEGAL_LINKS_MESSAGES as copy } from '../../i18n/es/legal-links.ts';
import { PUBLIC_PAGES } from '../../i18n/es/public-pages.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { TileBand } from '../../ui/tile-band.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { classNames } from '../../ui/class-names.ts';
import { LegalBody, sectionId } from './legal-body.tsx';
import css from './legal-page.module.css';

/** A legal text on its own page, to link to and to print (/about). */
export function LegalPage({ name }: { name: LegalTextName }) {
  useAnchor();
  const { title, date, sections } = LEGAL_TEXTS[name];
  const isAbout = name === 'about';
  const titles = sections.flatMap((section) => section.title ?? []);
  return (
    <article className={css.page}>
      <title>{PUBLIC_PAGES[name].title}</title>
      <TileBand size="row" className={css.tile} />
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {date && <p className={css.date}>{date}</p>}
      </header>
      <div className={css.columns}>
        {isAbout ? <TileBand size="large" className={css.wall} /> : <Contents titles={titles} />}
        <div className={classNames(css.text, isAbout && css.about)}>
          <LegalBody sections={sections} level={2} />
          <div className={css.actions}>
            {isAbout ? (
              <>
                <Link href={PATHS.registerRestaurant} className={buttonClass({ size: 'big' })}>
                  {copy.about.registerRestaurant}
                </Link>
                <Link
                  href={PATHS.registerDiner}
                  className={buttonClass({ size: 'big', variant: 'outline' })}
                >
                  {copy.about.registerDiner}
                </Link>
              </>
            ) : (
              <Button
                variant="outline"
                icon={<Printer aria-hidden="true" />}
                onClick={() => window.print()}
              >
                {copy.print}
              </Button>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

function Contents({ titles }: { titles: readonly string[] }) {
  const titleId = useId();
  return (
    <nav className={css.contents} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.contentsTitle}>
        {copy.contents}
      </h2>
      <ul role="list">
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${sectionId(title)}`} className={css.anchor}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
