import { photoUrl } from '@simplato/contract';
import {
  productDescription,
  productName,
  hasPriceFrom,
  leastGrossCents,
  type MenuSection,
  nameIn,
  type Product,
} from '@simplato/domain';
import { Clock } from 'lucide-react';
import { capital } from '../../../i18n/describe-when.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useMessages, useEuros, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { AllergenLine } from '../card/allergen-line.tsx';
import { DietSign } from '../card/diet-sign.tsx';
import { sectionId } from '../menu-sections.ts';
import css from './public-menu-section.module.css';
import { useServedText } from '../served-text.ts';

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
  const copy = useMessages(MENU_MESSAGES);
  const language = useMenuLanguage();
  const name = productName(product, language);
  const description = productDescription(product, language);
  const isSoldOut = product.soldOut !== 'no';
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
        <DietSign diet={product.diet} />
        <AllergenLine allergens={product.allergens} />
      </div>
      <p className={css.price}>
        {hasPriceFrom(product) && <span className={css.from}>{copy.from} </span>}
        {euros(leastGrossCents(product))}
        {isSoldOut && (
          <span className={css.badge}>
            <Badge>{copy.obstacles['sold-out']}</Badge>
          </span>
        )}
      </p>
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
