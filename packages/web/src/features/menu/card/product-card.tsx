import {
  leastPieces,
  productDescription,
  productName,
  hasPriceFrom,
  leastGrossCents,
  obstacleOf,
  quantityTaken,
  statementOfAny,
} from '@simplato/domain';
import { memo, useRef } from 'react';
import { useAtServerMinute } from '../../../api/use-server-minute.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { MENU_SEARCH_MESSAGES } from '../../../i18n/es/menu-search.ts';
import { UI_MESSAGES } from '../../../i18n/es/ui.ts';
import { useMessages, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AllergenLine } from './allergen-line.tsx';
import { DietSign } from './diet-sign.tsx';
import css from './product-card.module.css';
import { ProductPicture } from './product-picture.tsx';
import type { MenuProduct } from '../menu-sections.ts';
import { usePrice } from '../use-price.ts';

export interface ProductActions {
  /**
   * Adds one without options, or opens the sheet if options are required. `picture` is the element
   * that shows the product.
   */
  onAdd: (product: MenuProduct, picture: Element | null) => void;
  /** Takes one away that is in the basket. */
  onTakeOne: (product: MenuProduct) => void;
  onOpen: (product: MenuProduct) => void;
}

interface ProductCardProps extends ProductActions {
  entry: MenuProduct;
  /** A card in a horizontal strip, or a row in a list. */
  shape: 'card' | 'row';
  /** How many of it are in the basket. */
  quantity: number;
  /** Among the first ones visible. */
  isFirst?: boolean;
  id?: string | undefined;
  /**
   * It may hold what the reader avoids, or nobody has stated it: it opens its sheet instead of being
   * added.
   */
  isDoubtful?: boolean | undefined;
}

/** Memoised: a menu may have three hundred of them. */
export const ProductCard = memo(function ProductCard({
  entry,
  shape,
  quantity,
  isFirst = false,
  isDoubtful = false,
  id,
  onAdd,
  onTakeOne,
  onOpen,
}: ProductCardProps) {
  const price = usePrice();
  const copy = useMessages(MENU_MESSAGES);
  const search = useMessages(MENU_SEARCH_MESSAGES);
  const words = useMessages(UI_MESSAGES);
  const { product } = entry;
  const language = useMenuLanguage();
  const name = productName(product, language);
  const description = productDescription(product, language);
  const obstacle = useAtServerMinute((minute) => obstacleOf(entry, minute));
  const picture = useRef<HTMLDivElement>(null);
  const least = leastPieces(product, copy);
  const taken = quantityTaken({ ...product, quantity });
  const adder = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <li id={id} className={classNames(css[shape], obstacle !== null && css.soldOut)}>
      {product.photo && (
        <div className={css.picture} ref={picture}>
          <ProductPicture
            product={product}
            sizes={shape === 'card' ? '250px' : '7rem'}
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={css.words}>
        <h3 className={css.name}>
          <button
            ref={opener}
            type="button"
            className={css.open}
            aria-haspopup="dialog"
            onClick={() => onOpen(entry)}
          >
            <InLanguage {...name} />
          </button>
        </h3>
        {description.text !== '' && (
          <p className={css.description}>
            <InLanguage {...description} />
          </p>
        )}
        <DietSign diet={product.diet} />
        <AllergenLine product={statementOfAny(product)} />
      </div>
      <div className={css.foot}>
        <span className={css.price}>
          {hasPriceFrom(product) && <span className={css.from}>{copy.from} </span>}
          {price(product, leastGrossCents(product))}
          {least !== '' && <span className={css.least}>{least}</span>}
        </span>
        {obstacle !== null && <Badge>{copy.obstacles[obstacle]}</Badge>}
        <div className={css.basket}>
          {quantity > 0 && (
            <>
              <button
                type="button"
                className={css.step}
                aria-label={words.remove(name.text, `${taken}`)}
                onClick={() => {
                  // It goes with the last one.
                  if (quantity === taken) (adder.current ?? opener.current)?.focus();
                  onTakeOne(entry);
                }}
              />
              {/* Keyed by the number, so that a change replays the animation. */}
              <span key={quantity} className={css.quantity}>
                <VisuallyHidden>{copy.inBasket(quantity)}</VisuallyHidden>
                <span aria-hidden="true">{quantity}</span>
              </span>
            </>
          )}
          {obstacle === null &&
            (isDoubtful ? (
              <Button
                ref={adder}
                variant="outline"
                className={css.add}
                aria-label={search.doubtful.seeProduct(name.text)}
                aria-haspopup="dialog"
                onClick={() => onOpen(entry)}
              >
                {search.doubtful.see}
              </Button>
            ) : (
              <Button
                ref={adder}
                variant="soft"
                className={classNames(css.add, css.adds, quantity > 0 && css.more)}
                aria-label={copy.addProduct(name.text)}
                onClick={() => onAdd(entry, picture.current?.firstElementChild ?? null)}
              >
                <span className={css.addText}>{copy.add}</span>
              </Button>
            ))}
        </div>
      </div>
    </li>
  );
});
