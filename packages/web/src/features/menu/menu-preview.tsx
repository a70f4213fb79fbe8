import { FIRST_SEEN_ID, PREVIEW_PRODUCTS } from '@simplato/contract';
import { menuSections, nameIn } from '@simplato/domain';
import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { useHydratedQuery } from '../../first-view/hydrated-queries.ts';
import { MENU_MESSAGES } from '../../i18n/es/menu.ts';
import { useMessages, useMenuLanguage } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { InLanguage } from '../../i18n/in-language.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSession } from '../session/session-store.ts';
import { ProductCard } from './card/product-card.tsx';
import css from './menu-preview.module.css';
import { MenuAge } from './menu-age.tsx';
import { menuQuery, menuPreviewQuery } from './menu-queries.ts';
import { OpenedSheet } from './sheet/opened-sheet.tsx';
import { useProductTaps } from './basket/use-product-taps.ts';

/** The first products of the menu, to read and add without opening it. */
export function MenuPreview() {
  const copy = useMessages(MENU_MESSAGES);
  const { restaurantId } = useSession();
  const whole = useHydratedQuery(menuQuery(restaurantId));
  const drawn = useHydratedQuery(menuPreviewQuery(restaurantId)).data;
  const menu = whole.data ?? drawn;
  const section = useMemo(() => menu && menuSections(menu)[0], [menu]);
  const { products, sheet, actions } = useProductTaps(restaurantId);
  const language = useMenuLanguage();
  const headingId = useId();
  // The card above leads to the menu page, which explains a missing menu.
  if (!menu || !section) return null;
  const { category } = section;

  return (
    <section className={css.taste} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId}>
          {category ? <InLanguage {...nameIn(category, language)} /> : copy.otherCategory}
        </h2>
        <Link href={PATHS.menu} className={buttonClass({ variant: 'ghost' })}>
          {copy.wholeMenu}
        </Link>
      </div>
      <MenuAge menu={whole} className={css.age} />
      <VisuallyHidden>
        <p role="status">{sheet.value === null ? products.announcement : ''}</p>
      </VisuallyHidden>
      <ul role="list" className={css.products}>
        {section.products.slice(0, PREVIEW_PRODUCTS).map((product, index) => (
          <ProductCard
            key={product.product.productId}
            shape="card"
            entry={product}
            id={index === 0 ? FIRST_SEEN_ID : undefined}
            quantity={products.quantityOf(product.product.productId)}
            {...actions}
          />
        ))}
      </ul>
      <OpenedSheet menu={menu} sheet={sheet} products={products} />
    </section>
  );
}
