import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DishCard } from './dish-card.tsx';
import { sectionId, type MenuSection } from './menu-sections.ts';
import css from './menu-strip.module.css';
import type { Dishes } from './use-dishes.ts';

interface MenuStripProps {
  section: MenuSection;
  dishes: Dishes;
}

/** One category as a horizontal strip (spec §2). A mouse gets two arrows, since it cannot swipe. */
export function MenuStrip({ section, dishes }: MenuStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const headingId = sectionId(section.categoryId);
  const turn = (direction: 1 | -1) => {
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8 });
  };

  return (
    <section className={css.section} id={headingId} aria-labelledby={`${headingId}-titulo`}>
      <div className={css.head}>
        <h2 className={css.title} id={`${headingId}-titulo`}>
          {section.name}{' '}
          <span className={css.count}>{copy.dishCount(section.products.length)}</span>
        </h2>
        <div className={css.arrows}>
          <IconButton
            label={copy.earlier(section.name)}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => turn(-1)}
          />
          <IconButton
            label={copy.later(section.name)}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => turn(1)}
          />
        </div>
      </div>
      <ul role="list" ref={strip} className={css.strip}>
        {section.products.map((product) => (
          <DishCard
            key={product.productId}
            product={product}
            course={section.course}
            quantity={dishes.quantityOf(product.productId)}
            onAdd={() => dishes.add(product)}
          />
        ))}
      </ul>
    </section>
  );
}
