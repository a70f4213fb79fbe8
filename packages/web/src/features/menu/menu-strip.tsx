import { nameIn } from '@simplato/domain';
import { ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import { useRef } from 'react';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { InLanguage } from '../../ui/in-language.tsx';
import { useMenuLanguage } from '../session/menu-language.ts';
import { DishCard } from './dish-card.tsx';
import { sectionId, type MenuDish, type MenuSection } from './menu-sections.ts';
import css from './menu-strip.module.css';
import { servedWords } from './served-words.ts';

interface MenuStripProps {
  section: MenuSection;
  quantityOf: (productId: number) => number;
  onAdd: (dish: MenuDish) => void;
  onOpen: (dish: MenuDish) => void;
}

/** One category as a horizontal strip (spec §2). A mouse gets two arrows, since it cannot swipe. */
export function MenuStrip({ section, quantityOf, onAdd, onOpen }: MenuStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const language = useMenuLanguage();
  const { category, categoryId, products } = section;
  const headingId = sectionId(categoryId);
  const name = category ? nameIn(category, language) : { text: copy.otherCategory };
  const hours = servedWords(category?.servedHours ?? null);
  const turn = (direction: 1 | -1) => {
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8 });
  };

  return (
    <section className={css.section} id={headingId} aria-labelledby={`${headingId}-titulo`}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 className={css.title} id={`${headingId}-titulo`}>
            <InLanguage {...name} />{' '}
            <span className={css.count}>{copy.dishCount(products.length)}</span>
          </h2>
          {hours !== null && (
            <p className={css.hours}>
              <Clock aria-hidden="true" />
              {hours}
            </p>
          )}
        </div>
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
      </div>
      <ul role="list" ref={strip} className={css.strip}>
        {products.map((product) => {
          const dish = { product, category };
          return (
            <DishCard
              key={product.productId}
              dish={dish}
              quantity={quantityOf(product.productId)}
              onAdd={() => onAdd(dish)}
              onOpen={() => onOpen(dish)}
            />
          );
        })}
      </ul>
    </section>
  );
}
