import { FIRST_SEEN_ID } from '@simplato/contract';
import { type MenuSection, nameIn } from '@simplato/domain';
import { ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import { memo, useRef } from 'react';
import { capital } from '../../../i18n/describe-when.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useMessages, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { ProductCard, type ProductActions } from './product-card.tsx';
import { sectionId } from '../menu-sections.ts';
import css from './menu-strip.module.css';
import { useServedText } from '../use-served-text.ts';

interface MenuStripProps extends ProductActions {
  section: MenuSection;
  /** The first strip of the menu. */
  isFirst: boolean;
  quantityOf: (productId: number) => number;
}

/** One category as a horizontal strip. Mouse users get two arrows, since they cannot swipe. */
export const MenuStrip = memo(function MenuStrip({
  section,
  isFirst,
  quantityOf,
  ...actions
}: MenuStripProps) {
  const copy = useMessages(MENU_MESSAGES);
  const strip = useRef<HTMLUListElement>(null);
  const language = useMenuLanguage();
  const { category, categoryId, products } = section;
  const headingId = sectionId(categoryId);
  const name = category ? nameIn(category, language) : { text: copy.otherCategory };
  const hours = useServedText(category?.servedHours ?? null);
  const turn = (direction: 1 | -1) => {
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8 });
  };

  return (
    <section className={css.section} id={headingId} aria-labelledby={`${headingId}-titulo`}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 className={css.title} id={`${headingId}-titulo`} tabIndex={-1}>
            <InLanguage {...name} />{' '}
            <span className={css.count}>{copy.productCount(products.length)}</span>
          </h2>
          {hours !== null && (
            <p className={css.hours}>
              <Clock aria-hidden="true" />
              {capital(hours)}
            </p>
          )}
        </div>
        {products.length > 1 && (
          <div className={css.arrows}>
            <IconButton
              label={copy.earlier(name.text)}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => turn(-1)}
            />
            <IconButton
              label={copy.later(name.text)}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
      <ul role="list" ref={strip} className={css.strip}>
        {products.map((product, index) => (
          <ProductCard
            key={product.product.productId}
            shape="card"
            entry={product}
            isFirst={isFirst && index < 2}
            id={isFirst && index === 0 ? FIRST_SEEN_ID : undefined}
            quantity={quantityOf(product.product.productId)}
            {...actions}
          />
        ))}
      </ul>
    </section>
  );
});
