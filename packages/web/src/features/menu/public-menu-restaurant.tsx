import { type House, houseName } from '@simplato/domain';
import { Clock, MapPin, Phone } from 'lucide-react';
import { describeHours, HOUSE_COPY } from '../../copy/restaurant.ts';
import { MENU_COPY } from '../../copy/menu.ts';
import { useCopy } from '../../copy/speech.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { HouseLogo } from '../restaurant/restaurant-logo.tsx';
import css from './public-menu-restaurant.module.css';

/** The house's name, address and opening hours. */
export function PublicMenuHouse({ house }: { house: House }) {
  const copy = useCopy(HOUSE_COPY);
  const words = useCopy(MENU_COPY);
  const hours = describeHours(house.kitchen.hours, copy);
  return (
    <header className={css.head}>
      <div className={css.house}>
        <HouseLogo house={house} />
        <h1 className={css.name}>
          {houseName(house.legalName)} <span className={css.kind}>{words.heading}</span>
        </h1>
      </div>
      <div className={css.facts}>
        <p className={css.fact}>
          <MapPin aria-hidden="true" />
          <span>
            <VisuallyHidden>{copy.address}: </VisuallyHidden>
            {house.address}
            <br />
            {house.postalCode} {house.city}
          </span>
        </p>
        {house.phone && (
          <p className={css.fact}>
            <Phone aria-hidden="true" />
            <a href={`tel:+34${house.phone}`} className={css.link}>
              <VisuallyHidden>{copy.phone}: </VisuallyHidden>
              {house.phone.replace(/(\d{3})(?=\d)/g, '$1 ')}
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
