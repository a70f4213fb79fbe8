import { accentUrl, type PublicMenuFacts } from '@simplato/contract';
import {
  isMenuTranslated,
  LANGUAGE_CODES,
  LANGUAGES,
  restaurantName,
  menuSections,
  nameIn,
} from '@simplato/domain';
import { ScanQrCode } from 'lucide-react';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { PUBLIC_MENU_MESSAGES } from '../../../i18n/es/public-menu.ts';
import { useMessages, useLanguage, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TileBand } from '../../../ui/tile-band.tsx';
import tabs from '../card/category-tabs.module.css';
import { sectionId } from '../menu-sections.ts';
import { UntranslatedNotice } from '../untranslated-notice.tsx';
import { PublicMenuHead } from './public-menu-head.tsx';
import { PublicMenuRestaurant } from './public-menu-restaurant.tsx';
import css from './public-menu-page.module.css';
import { PublicMenuSection } from './public-menu-section.tsx';

/**
 * A restaurant's menu for people who are not at a table: to read, find and print, without any script.
 * Nothing here may depend on one, or on the time of day.
 */
export function PublicMenuPage({ carta }: Pick<PublicMenuFacts, 'carta'>) {
  return carta ? <Menu carta={carta} /> : <NoMenu />;
}

function Menu({ carta }: { carta: NonNullable<PublicMenuFacts['carta']> }) {
  const copy = useMessages(PUBLIC_MENU_MESSAGES);
  const words = useMessages(MENU_MESSAGES);
  const language = useMenuLanguage();
  const { restaurante: restaurant, categorias, productos } = carta.casa;
  const sections = menuSections({ categories: categorias, products: productos });
  const accent = accentUrl(restaurant.accent);
  return (
    <div className={css.page}>
      <PublicMenuHead
        name={restaurantName(restaurant)}
        city={restaurant.city}
        sections={sections}
        address={carta.direccion}
        picture={carta.imagen}
      />
      {/* Must come before the content it colours. */}
      {accent && <link rel="stylesheet" href={accent} />}
      <TileBand />
      <PublicMenuRestaurant restaurant={restaurant} />
      {sections.length > 1 && (
        <nav className={tabs.nav} aria-label={words.categories}>
          <ul role="list" className={tabs.tabs}>
            {sections.map(({ categoryId, category }) => (
              <li key={categoryId}>
                <a href={`#${sectionId(categoryId)}`} className={tabs.tab}>
                  {category ? <InLanguage {...nameIn(category, language)} /> : words.otherCategory}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main className={css.main}>
        <p className={css.order}>
          <ScanQrCode aria-hidden="true" />
          {copy.order}
        </p>
        {language !== null && !isMenuTranslated(sections, language) && <UntranslatedNotice />}
        {sections.length === 0 && <EmptyState title={words.empty.title} text={copy.emptyText} />}
        {sections.map((section) => (
          <PublicMenuSection key={section.categoryId} section={section} />
        ))}
        {sections.length > 0 && <p className={css.taxes}>{copy.taxes}</p>}
      </main>
      <Foot />
    </div>
  );
}

function Foot() {
  const copy = useMessages(PUBLIC_MENU_MESSAGES);
  const spoken = useLanguage();
  return (
    <footer className={css.foot}>
      <nav aria-label={copy.languages}>
        <ul role="list" className={css.languages}>
          {LANGUAGE_CODES.map((language) => (
            <li key={language}>
              <a
                href={`?idioma=${language}`}
                lang={language}
                hrefLang={language}
                rel="nofollow"
                aria-current={language === spoken ? 'true' : undefined}
                className={css.link}
              >
                {LANGUAGES[language].name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a href={PATHS.landing} className={css.link}>
        {copy.madeWith}
      </a>
    </footer>
  );
}

function NoMenu() {
  const { none } = useMessages(PUBLIC_MENU_MESSAGES);
  return (
    <div className={css.page}>
      <title>{`${none.title} · Simplato`}</title>
      <meta name="robots" content="noindex" />
      <TileBand />
      <main className={css.none}>
        <EmptyState
          isPage
          title={none.title}
          text={none.text}
          action={
            <LinkButton href={PATHS.landing} variant="outline">
              {none.home}
            </LinkButton>
          }
        />
      </main>
    </div>
  );
}
