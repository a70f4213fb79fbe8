import { type PageRestaurantFacts, photoUrl, type PublicMenuFacts } from '@simplato/contract';
import { type MenuLanguage, menuSections, publicMenuPath } from '@simplato/domain';
import { PrecompressedBody } from '../../http/precompressed-body.ts';
import { dataBlock, HEAD, PICTURE } from '../../http/public-head.ts';
import { lru } from '../../cache/lru.ts';
import type { BuiltSite } from './built-site.ts';
import { restaurantData } from './restaurant-data.ts';
import { splitHead } from './split-head.ts';

/** One page per restaurant and language; the oldest are evicted. */
const MOST_PAGES = 200;

/** Renders public menus, and caches each for as long as `casa` is the same object. */
export class PublicMenuPages {
  readonly #site: BuiltSite;
  readonly #publicUrl: string;
  readonly #pages = new Map<
    string,
    { casa: PageRestaurantFacts; page: Promise<PrecompressedBody> }
  >();

  constructor(site: BuiltSite, publicUrl: string) {
    this.#site = site;
    this.#publicUrl = publicUrl;
  }

  find(casa: PageRestaurantFacts, language: MenuLanguage | null): Promise<PrecompressedBody> {
    const key = `${casa.restaurante.restaurantId} ${language}`;
    const known = this.#pages.get(key);
    if (known?.casa === casa) return known.page;
    const page = this.#draw(casa, language).then((html) => new PrecompressedBody(html));
    lru(this.#pages, key, { casa, page }, MOST_PAGES);
    page.catch(() => this.#pages.delete(key));
    return page;
  }

  /** The page that says that there is no such menu. */
  async none(language: MenuLanguage | null): Promise<string> {
    return this.#write({ idioma: language, carta: null }, '');
  }

  #draw(casa: PageRestaurantFacts, language: MenuLanguage | null): Promise<string> {
    const direccion = this.#publicUrl + publicMenuPath(casa.restaurante);
    const carta = { casa, direccion, imagen: pictureOf(casa, this.#publicUrl) };
    const data = restaurantData(casa, direccion, this.#publicUrl);
    return this.#write({ idioma: language, carta }, dataBlock(data));
  }

  async #write(facts: PublicMenuFacts, data: string): Promise<string> {
    const { head, content } = splitHead(await this.#site.renderPublicMenu(facts));
    return this.#site.stillPage
      .replace('<html lang="es">', `<html lang="${facts.idioma ?? 'es'}">`)
      .replace(HEAD, () => head + data)
      .replace('<div id="root">', (root) => root + content);
  }
}

/** The link preview in chats: the first photo of a product, else the logo, else our own picture. */
function pictureOf({ restaurante, categorias, productos }: PageRestaurantFacts, publicUrl: string) {
  const products = menuSections({ categories: categorias, products: productos }).flatMap(
    (section) => section.products,
  );
  const photo = products.find(({ product }) => product.photo)?.product.photo ?? restaurante.logo;
  if (!photo) {
    return { url: publicUrl + PICTURE.path, ancho: PICTURE.width, alto: PICTURE.height };
  }
  const url = publicUrl + photoUrl(restaurante.restaurantId, photo, photo.width);
  return { url, ancho: photo.width, alto: photo.height };
}
