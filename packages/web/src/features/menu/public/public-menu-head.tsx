import { COMPANY, type PublicMenuFacts } from '@simplato/contract';
import { productName, type MenuSection, LANGUAGES } from '@simplato/domain';
import { PUBLIC_MENU_MESSAGES } from '../../../i18n/es/public-menu.ts';
import { useMessages, useLanguage, useMenuLanguage } from '../../../i18n/i18n-context.ts';

/** Products named in the description: search engines show only a few words. */
const NAMED_PRODUCTS = 3;
/** Minimum width for a large picture in a link preview. */
const LARGE_PX = 600;

interface PublicMenuHeadProps {
  name: string;
  city: string;
  sections: readonly MenuSection[];
  address: string;
  picture: NonNullable<PublicMenuFacts['carta']>['imagen'];
}

/** Title, description and picture for search engines and link previews. */
export function PublicMenuHead({ name, city, sections, address, picture }: PublicMenuHeadProps) {
  const copy = useMessages(PUBLIC_MENU_MESSAGES);
  const language = useMenuLanguage();
  const locale = LANGUAGES[useLanguage()].locale;
  // The first product of each section, so that the description is not only starters.
  const products = sections
    .flatMap((section) => section.products.slice(0, 1))
    .slice(0, NAMED_PRODUCTS)
    .map(({ product }) => productName(product, language).text);
  const title = copy.pageTitle(name, city);
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(products);
  const description =
    products.length === 0
      ? copy.emptyDescription(name, city)
      : copy.description(name, city, listed);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={COMPANY.brand} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.ancho)} />
      <meta property="og:image:height" content={String(picture.alto)} />
      <meta
        name="twitter:card"
        content={picture.ancho < LARGE_PX ? 'summary' : 'summary_large_image'}
      />
    </>
  );
}
