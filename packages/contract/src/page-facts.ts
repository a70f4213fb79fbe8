import type { Category, Restaurant, MenuLanguage, Product } from '@simplato/domain';
import type { AnswerOf } from './endpoint.ts';
import type { listOpenTowns } from './registration.ts';

/**
 * Id of the element in a server-rendered page that holds the data it was rendered from, as JSON
 * that is never executed.
 */
export const PAGE_FACTS_ID = 'hechos';
/** Id of the content seen first on a server-rendered page: nothing is painted before it. */
export const FIRST_SEEN_ID = 'primero';

/** Whose page it is, as in the mirror cookies. */
export interface PageSessionFacts {
  identerprise: number;
  /** Empty for guests. */
  nombreusuario: string;
  mesa: string;
}

/** How many of the menu's first products the diner's home shows. */
export const PREVIEW_PRODUCTS = 6;

/** The restaurant's part of a diner's page, in domain types: rendering needs no wire parsing. */
export interface PageRestaurantFacts {
  restaurante: Restaurant;
  categorias: readonly Category[];
  productos: readonly Product[];
  /** Only the beginning of the menu, which is all that the page shows. */
  soloprincipio?: true;
  /** Nothing of the menu: the page shows none of it. */
  sincarta?: true;
}

/**
 * The data a page is rendered from, on the server and again in the browser; both must produce the
 * same markup.
 */
export interface PageFacts {
  /** In milliseconds, rounded to the minute: it decides what is served at this hour. */
  ahora: number;
  /** The language of the menu, besides Spanish. */
  idioma: MenuLanguage | null;
  /** For the landing page: where a restaurant may register, and a table to try. */
  portada?: AnswerOf<typeof listOpenTowns>;
  sesion?: PageSessionFacts;
  casa?: PageRestaurantFacts;
}

/**
 * The data for a restaurant's public menu. Rendered only on the server, since its page has no script.
 */
export interface PublicMenuFacts {
  /** The reader's language; null is Spanish. */
  idioma: MenuLanguage | null;
  /** Null: there is no menu at this address, and the page says so. */
  carta: {
    casa: PageRestaurantFacts;
    /** The page's absolute address. */
    direccion: string;
    /** The preview picture for shared links; its URL is absolute too. */
    imagen: { url: string; ancho: number; alto: number };
  } | null;
}
