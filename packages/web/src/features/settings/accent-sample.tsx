import {
  accentOf,
  accentProperties,
  restaurantName,
  type Restaurant,
  type Scheme,
} from '@simplato/domain';
import { ShoppingBasket } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { SETTINGS_MESSAGES } from '../../i18n/es/settings.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { classNames } from '../../ui/class-names.ts';
import { TileBand } from '../../ui/tile-band.tsx';
import { RestaurantLogo } from '../restaurant/restaurant-logo.tsx';
import css from './accent-sample.module.css';

const copy = SETTINGS_MESSAGES.look;

interface AccentSampleProps {
  accent: string;
  restaurant: Restaurant;
}

/** A sample of the menu in a colour that is not stored yet, in both schemes. */
export function AccentSample(props: AccentSampleProps) {
  return (
    <div className={css.sample} role="img" aria-label={copy.sample}>
      <SampleMenu {...props} scheme="light" />
      <SampleMenu {...props} scheme="dark" />
    </div>
  );
}

function SampleMenu({ accent, restaurant, scheme }: AccentSampleProps & { scheme: Scheme }) {
  const ref = useRef<HTMLDivElement>(null);
  // Set by script, because the content security policy forbids style attributes in markup.
  useLayoutEffect(() => {
    const tokens = Object.entries(accentProperties(accentOf(accent)[scheme]));
    for (const [name, hex] of tokens) ref.current?.style.setProperty(name, hex);
  }, [accent, scheme]);
  const [current, other] = copy.tabs;
  return (
    <div ref={ref} className={classNames(css.menu, css[scheme])} aria-hidden="true">
      <TileBand />
      <div className={css.bar}>
        <RestaurantLogo restaurant={restaurant} />
        <span className={css.name}>{restaurantName(restaurant)}</span>
        <span className={css.basket}>
          <ShoppingBasket />
          <span className={css.count}>2</span>
        </span>
      </div>
      <div className={css.tabs}>
        <span className={css.current}>{current}</span>
        <span>{other}</span>
      </div>
      <div className={css.card}>
        <span className={css.product}>{copy.product}</span>
        <span className={css.price}>{copy.price}</span>
        <span className={buttonClass({ wide: true })}>{copy.add}</span>
      </div>
      <span className={css.when}>{scheme === 'light' ? copy.light : copy.dark}</span>
    </div>
  );
}
