import type { Category, House, MenuLanguage, Product } from '@simplato/domain';
import type { AnswerOf } from './endpoint.ts';
import type { listOpenTowns } from './registration.ts';

/** Where a page that the server has drawn carries what it was drawn from, as JSON that nobody runs. */
export const PAGE_FACTS_ID = 'hechos';
/** What is read first on a drawn page: nothing is painted before it. */
export const FIRST_SEEN_ID = 'primero';

/** Whose page it is, as the mirror cookies say it. */
export interface PageSessionFacts {
  identerprise: number;
  /** Empty for guests. */
  nombreusuario: string;
  mesa: string;
}

/** So many dishes of the menu's beginning stand on the diner's home. */
export const TASTE_DISHES = 6;

/** The house's share of a diner's page, as its screens know it: whoever draws from it reads no wire. */
export interface PageHouseFacts {
  restaurante: House;
  categorias: readonly Category[];
  productos: readonly Product[];
  /** Only the beginning of the menu, which is all that the page shows. */
  soloprincipio?: true;
}

/** What a page is drawn from, on the server and then again in the browser, which has to come to the same. */
export interface PageFacts {
  /** In milliseconds, on the full minute: what is served by the hour goes by it. */
  ahora: number;
  /** Beside Spanish, the language that the menu is read in. */
  idioma: MenuLanguage | null;
  /** The landing page's: where a restaurant may register, and a table to try. */
  portada?: AnswerOf<typeof listOpenTowns>;
  sesion?: PageSessionFacts;
  casa?: PageHouseFacts;
}

/** What a house's public menu is drawn from: by the server alone, for its page carries no script. */
export interface PublicMenuFacts {
  /** The reader's language; null is Spanish. */
  idioma: MenuLanguage | null;
  /** Null: there is none at this address, and the page says so. */
  carta: {
    casa: PageHouseFacts;
    /** The page's own address, whole. */
    direccion: string;
    /** Shown where somebody shares the page; whole, too. */
    imagen: { url: string; ancho: number; alto: number };
  } | null;
}
