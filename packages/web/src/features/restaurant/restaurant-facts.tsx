import {
  restaurantName,
  SOCIAL_NETWORKS,
  socialName,
  socialUrl,
  type NamedRestaurant,
  type Restaurant,
  type SocialNetwork,
} from '@simplato/domain';
import { Clock, ExternalLink, MapPin, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { describeHours, describeState } from '../../i18n/describe-hours.ts';
import { RESTAURANT_MESSAGES } from '../../i18n/es/restaurant.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import css from './restaurant-facts.module.css';
import { RestaurantLogo } from './restaurant-logo.tsx';
import { useKitchenState } from './kitchen/use-kitchen.ts';

type Facts = NamedRestaurant &
  Pick<
    Restaurant,
    | 'restaurantId'
    | 'logo'
    | 'address'
    | 'postalCode'
    | 'city'
    | 'phone'
    | 'kitchen'
    | SocialNetwork
  >;

/** What a diner sees of the restaurant: its name, address, opening hours and links. */
export function RestaurantFacts({ restaurant }: { restaurant: Facts }) {
  const copy = useMessages(RESTAURANT_MESSAGES);
  const titleId = useId();
  const kitchen = useKitchenState(restaurant.kitchen);
  const hours = describeHours(restaurant.kitchen.hours, copy);
  const links = SOCIAL_NETWORKS.flatMap((network) => {
    const url = socialUrl(network, restaurant[network]);
    return url === null ? [] : [{ network, url }];
  });
  return (
    <Card as="section" labelledBy={titleId} className={css.facts}>
      <div className={css.heading}>
        <RestaurantLogo restaurant={restaurant} />
        <h2 id={titleId} className={css.name}>
          {restaurantName(restaurant)}
        </h2>
      </div>
      <Fact label={copy.address} icon={<MapPin aria-hidden="true" />}>
        {/* Whoever orders may know from whom. */}
        {restaurant.tradeName && (
          <>
            {restaurant.legalName}
            <br />
          </>
        )}
        {restaurant.address}
        <br />
        {restaurant.postalCode} {restaurant.city}
      </Fact>
      {restaurant.phone && (
        <Fact label={copy.phone} icon={<Phone aria-hidden="true" />}>
          <a href={`tel:+34${restaurant.phone}`} className={css.link}>
            {restaurant.phone.replace(/(\d{3})(?=\d)/g, '$1 ')}
          </a>
        </Fact>
      )}
      {kitchen && (
        <Fact label={copy.hours} icon={<Clock aria-hidden="true" />}>
          <p className={kitchen.state.isOpen ? css.open : css.closed}>
            {describeState(kitchen.state, kitchen.nowMs, copy)}
          </p>
          {hours.length > 0 && (
            <dl className={css.hours}>
              {hours.map(({ days, spans }) => (
                <div key={days} className={css.row}>
                  <dt>{days}</dt>
                  <dd>{spans}</dd>
                </div>
              ))}
            </dl>
          )}
        </Fact>
      )}
      {links.length > 0 && (
        <ul role="list" className={css.links} aria-label={copy.elsewhere}>
          {links.map(({ network, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={css.social}>
                {socialName(network)}
                <ExternalLink aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface FactProps {
  /** Read out in place of the icon. */
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

function Fact({ label, icon, children }: FactProps) {
  return (
    <div className={css.fact}>
      {icon}
      <div className={css.words}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </div>
    </div>
  );
}
