import { COMPANY } from '@simplato/contract';
import { escapeHtml, jsonForMarkup } from '@simplato/plain-pages';

/** The part of `index.html` that differs between pages. */
export const HEAD = /<!-- head -->.*?<!-- \/head -->/s;

/** A page that search engines may index, with the texts that they show of it. */
export interface PublicPage {
  path: string;
  title: string;
  description: string;
}

/** The link preview of pages without a picture of their own. */
export const PICTURE = { path: '/simplato-og.png', width: 1200, height: 630 };
const PICTURE_WORDS =
  'La carta se abre. La cocina ya lo sabe. Una comanda sobre una pared de azulejos.';

/** The path of a URL without query and without a slash at its end. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
}

/**
 * The page with its own title, description and URL in its head: search engines and link previews
 * read the HTML without running scripts.
 */
export function fillHead(html: string, page: PublicPage, publicUrl: string): string {
  return html.replace(HEAD, () => headOf(page, publicUrl));
}

function headOf({ path, title, description }: PublicPage, publicUrl: string): string {
  const address = publicUrl + path;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', COMPANY.brand),
    meta('property', 'og:locale', 'es_ES'),
    meta('property', 'og:url', address),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', publicUrl + PICTURE.path),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('property', 'og:image:alt', PICTURE_WORDS),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(path === '/' ? [structuredData(publicUrl, description)] : []),
  ].join('\n    ');
}

/** The organization and the site as schema.org data. */
function structuredData(publicUrl: string, description: string): string {
  const home = `${publicUrl}/`;
  const organization = `${home}#organizacion`;
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: COMPANY.brand,
        ...(COMPANY.legalName === null ? {} : { legalName: COMPANY.legalName }),
        ...(COMPANY.email === null ? {} : { email: COMPANY.email }),
        url: home,
        logo: `${publicUrl}/icon.svg`,
        address: {
          '@type': 'PostalAddress',
          ...(COMPANY.street === null ? {} : { streetAddress: COMPANY.street }),
          postalCode: COMPANY.postalCode,
          addressLocality: COMPANY.town,
          addressRegion: COMPANY.province,
          addressCountry: 'ES',
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#web`,
        url: home,
        name: COMPANY.brand,
        inLanguage: 'es',
        publisher: { '@id': organization },
      },
      {
        '@type': 'SoftwareApplication',
        name: COMPANY.brand,
        description,
        url: home,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
        provider: { '@id': organization },
      },
    ],
  };
  return dataBlock(data);
}

/**
 * A JSON-LD block for search engines; the content security policy allows it, as it is not executed.
 */
export function dataBlock(data: unknown): string {
  return `<script type="application/ld+json">${jsonForMarkup(data)}</script>`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}
