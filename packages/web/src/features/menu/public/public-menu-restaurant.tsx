import { type Restaurant, restaurantName } from '@simplato/domain';
import { Clock, MapPin, Phone } from 'lucide-react';
import { describeHours } from '../../../i18n/describe-hours.ts';
import { RESTAURANT_MESSAGES } from '../../../i18n/es/restaurant.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { RestaurantLogo } from '../../restaurant/restaurant-logo.tsx';
import css from './public-menu-restaurant.module.css';

/** The restaurant's name, address and opening hours. */
export function PublicMenuRestaurant({ restaurant }: { restaurant: Restaurant }) {
  const copy = useMessages(RESTAURANT_MESSAGES);
  const words = useMessages(MENU_MESSAGES);
  const hours = describeHours(restaurant.kitchen.hours, copy);
  return (
    <header className={css.head}>
      <div className={css.restaurant}>
        <RestaurantLogo restaurant={restaurant} />
        <h1 className={css.name}>
          {restaurantName(restaurant)} <span className={css.kind}>{words.heading}</span>
        </h1>
      </div>
      <div className={css.facts}>
        <p className={css.fact}>
          <MapPin aria-hidden="true" />
          <span>
            <VisuallyHidden>{copy.address}: </VisuallyHidden>
            {restaurant.address}
            <br />
            {restaurant.postalCode} {restaurant.city}
          </span>
        </p>
        {restaurant.phone && (
          <p className={css.fact}>
            <Phone aria-hidden="true" />
            <a href={`tel:+34${restaurant.phone}`} className={css.link}>
              <VisuallyHidden>{copy.phone}: </VisuallyHidden>
              {restaurant.phone.replace(/(\d{3})(?=\d)/g, '$1 ')}
            </a>
          </p>
        )}
        {hours.length > 0 && (
          <div className={css.fact}>
            <Clock aria-hidden="true" />
            <dl className={css.hours} aria-label={copy.hours}>
              {hours.map(({ days, spans }) => (
                <div key={days} className={css.row}>
                  <dt>{days}</dt>
                  <dd>{spans}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </header>
  );
}
