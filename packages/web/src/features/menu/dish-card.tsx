import {
  dishDescription,
  dishName,
  formatEuros,
  hasPriceFrom,
  leastGrossCents,
  obstacleOf,
} from '@simplato/domain';
import { useServerMinute } from '../../api/use-server-minute.ts';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { InLanguage } from '../../ui/in-language.tsx';
import { useMenuLanguage } from '../session/menu-language.ts';
import { AllergenLine } from './allergen-words.tsx';
import css from './dish-card.module.css';
import { DishPicture } from './dish-picture.tsx';
import type { MenuDish } from './menu-sections.ts';

interface DishCardProps {
  dish: MenuDish;
  /** How many of it are in the basket. */
  quantity: number;
  /** One as it is, or where something has to be chosen, its sheet. */
  onAdd: () => void;
  onOpen: () => void;
}

export function DishCard({ dish, quantity, onAdd, onOpen }: DishCardProps) {
  const { product, category } = dish;
  const language = useMenuLanguage();
  const name = dishName(product, language);
  const description = dishDescription(product, language);
  const obstacle = obstacleOf(dish, useServerMinute());
  return (
    <li className={classNames(css.card, obstacle !== null && css.soldOut)}>
      <div className={css.picture}>
        <DishPicture product={product} course={category?.course ?? 0} sizes="250px" />
        {quantity > 0 && (
          // A new number is a new element, so that its arrival shows.
          <span key={quantity} className={css.chosen}>
            {copy.inBasket(quantity)}
          </span>
        )}
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
            <InLanguage {...name} />
          </button>
        </h3>
        {description.text !== '' && (
          <p className={css.description}>
            <InLanguage {...description} />
          </p>
        )}
        <AllergenLine allergens={product.allergens} />
      </div>
      <div className={css.foot}>
        <span className={css.price}>
          {hasPriceFrom(product) && <span className={css.from}>{copy.from} </span>}
          {formatEuros(leastGrossCents(product))}
        </span>
        {obstacle === null ? (
          <Button
            variant="soft"
            className={css.add}
            aria-label={copy.addDish(name.text)}
            onClick={onAdd}
          >
            {copy.add}
          </Button>
        ) : (
          <Badge>{copy.obstacles[obstacle]}</Badge>
        )}
      </div>
    </li>
  );
}
