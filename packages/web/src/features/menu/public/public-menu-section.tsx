import { photoUrl } from '@simplato/contract';
import {
  includedText,
  leastPieces,
  productDescription,
  productName,
  type MenuSection,
  nameIn,
  type Product,
  shownExtras,
  shownPrices,
  shownParts,
  soldOutOf,
  statementOfAny,
} from '@simplato/domain';
import { Clock } from 'lucide-react';
import { Fragment } from 'react';
import { capital } from '../../../i18n/describe-when.ts';
import { ALLERGEN_MESSAGES } from '../../../i18n/es/allergens.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useMessages, useEuros, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { AllergenLine } from '../card/allergen-line.tsx';
import { DietSign } from '../card/diet-sign.tsx';
import { sectionId } from '../menu-sections.ts';
import css from './public-menu-section.module.css';
import { usePrice } from '../use-price.ts';
import { useServedText } from '../use-served-text.ts';

/** One section of a printed-style menu: a vertical list of products with prices. */
export function PublicMenuSection({ section }: { section: MenuSection }) {
  const copy = useMessages(MENU_MESSAGES);
  const language = useMenuLanguage();
  const { category, categoryId, products } = section;
  const hours = useServedText(category?.servedHours ?? null);
  const id = sectionId(categoryId);
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>
        {category ? <InLanguage {...nameIn(category, language)} /> : copy.otherCategory}
      </h2>
      {hours !== null && (
        <p className={css.hours}>
          <Clock aria-hidden="true" />
          {capital(hours)}
        </p>
      )}
      <ul role="list" className={css.products}>
        {products.map(({ product }) => (
          <PublicProduct key={product.productId} product={product} />
        ))}
      </ul>
    </section>
  );
}

function PublicProduct({ product }: { product: Product }) {
  const euros = useEuros();
  const price = usePrice();
  const copy = useMessages(MENU_MESSAGES);
  const allergens = useMessages(ALLERGEN_MESSAGES);
  const language = useMenuLanguage();
  const name = productName(product, language);
  const description = productDescription(product, language);
  const least = leastPieces(product, copy);
  const isSoldOut = soldOutOf(product, null) !== 'no';
  return (
    <li className={classNames(css.product, isSoldOut && css.soldOut)}>
      <ProductPhoto product={product} />
      <div className={css.words}>
        <h3 className={css.name}>
          <InLanguage {...name} />
        </h3>
        {description.text !== '' && (
          <p className={css.description}>
            <InLanguage {...description} />
          </p>
        )}
        {shownParts(product).map(({ part, options }) => (
          <p key={part.groupId} className={css.description}>
            <InLanguage {...nameIn(part, language)} />
            {': '}
            {options.map(({ option, extraCents }, index) => (
              <Fragment key={option.optionId}>
                {index > 0 && ' · '}
                <InLanguage {...nameIn(option, language)} />
                {extraCents > 0 && ` +${euros(extraCents)}`}
              </Fragment>
            ))}
          </p>
        ))}
        {shownExtras(product).map(({ group, options }) => (
          <p key={group.groupId} className={css.description}>
            <InLanguage {...nameIn(group, language)} />
            {': '}
            {options.map(({ option, extraCents }, index) => (
              <Fragment key={option.optionId}>
                {index > 0 && ' · '}
                <InLanguage {...nameIn(option, language)} />
                {option.allergens &&
                  ` (${option.allergens.map((allergen) => allergens[allergen]).join(', ')})`}
                {extraCents > 0 && ` +${euros(extraCents)}`}
              </Fragment>
            ))}
          </p>
        ))}
        {product.includes.length > 0 && (
          <p className={css.description}>
            {copy.includes} <InLanguage {...includedText(product, language)} />
          </p>
        )}
        <DietSign diet={product.diet} />
        <AllergenLine product={statementOfAny(product)} />
      </div>
      <div className={css.price}>
        {shownPrices(product).map(({ format, zone, grossCents, isFrom }) => (
          <p key={`${format?.formatId} ${zone}`} className={css.format}>
            {format && <InLanguage {...nameIn(format, language)} />}
            {zone !== '' && <span lang="es">{zone}</span>}
            <span>
              {isFrom && <span className={css.from}>{copy.from} </span>}
              {price(product, grossCents)}
              {least !== '' && <span className={css.from}> {least}</span>}
            </span>
          </p>
        ))}
        {isSoldOut && (
          <span className={css.badge}>
            <Badge>{copy.obstacles['sold-out']}</Badge>
          </span>
        )}
      </div>
    </li>
  );
}

/** Without the blurred placeholder of the diner's menu, because no script could remove it. */
function ProductPhoto({ product: { photo, restaurantId } }: { product: Product }) {
  if (!photo) return null;
  const sources = photo.widths.map((width) => `${photoUrl(restaurantId, photo, width)} ${width}w`);
  return (
    <img
      className={css.photo}
      src={photoUrl(restaurantId, photo, photo.width)}
      srcSet={sources.join(', ')}
      sizes="6rem"
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}
