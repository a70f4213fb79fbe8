import { type PageRestaurantFacts, photoUrl } from '@simplato/contract';
import {
  type Diet,
  dietsOf,
  formatCents,
  hasPriceFrom,
  type Restaurant,
  restaurantName,
  leastGrossCents,
  menuSections,
  type MenuSection,
  type OpeningSpan,
  type Photo,
  type Product,
  SOCIAL_NETWORKS,
  socialUrl,
} from '@simplato/domain';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const DIETS = {
  vegetariano: 'https://schema.org/VegetarianDiet',
  vegano: 'https://schema.org/VeganDiet',
} as const satisfies Record<Diet, string>;

/**
 * A restaurant and its menu as schema.org data: only what the page shows. Diets are those that the restaurant
 * states and are never derived from allergens: a product without gluten among them is not
 * "gluten-free", a term that Regulation (EU) 828/2014 reserves for food with a measured gluten
 * content.
 */
export function restaurantData(
  { restaurante: restaurant, categorias, productos }: PageRestaurantFacts,
  address: string,
  publicUrl: string,
) {
  const sections = menuSections({ categories: categorias, products: productos });
  const picture = ({ hash, width }: Photo) =>
    publicUrl + photoUrl(restaurant.restaurantId, { hash }, width);
  const elsewhere = SOCIAL_NETWORKS.map((network) =>
    socialUrl(network, restaurant[network]),
  ).filter((url) => url !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${address}#restaurante`,
    name: restaurantName(restaurant),
    url: address,
    ...(restaurant.logo ? { logo: picture(restaurant.logo), image: picture(restaurant.logo) } : {}),
    ...(restaurant.phone ? { telephone: `+34${restaurant.phone}` } : {}),
    address: addressOf(restaurant),
    ...(restaurant.kitchen.hours.length > 0
      ? { openingHoursSpecification: restaurant.kitchen.hours.map(opening) }
      : {}),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    currenciesAccepted: 'EUR',
    hasMenu: {
      '@type': 'Menu',
      '@id': `${address}#carta`,
      name: 'Carta',
      url: address,
      inLanguage: 'es',
      hasMenuSection: sections.map((section) => menuSection(section, picture)),
    },
  };
}

function addressOf({ address, postalCode, city, province }: Restaurant) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    postalCode,
    addressLocality: city,
    addressRegion: province,
    addressCountry: 'ES',
  };
}

/** In schema.org too, closing before opening means past midnight. A whole day is 00:00–23:59. */
function opening({ day, opens, closes }: OpeningSpan) {
  const isWholeDay = opens === '00:00' && closes === '00:00';
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${DAYS[day - 1]}`,
    opens,
    closes: isWholeDay ? '23:59' : closes,
  };
}

function menuSection({ category, products }: MenuSection, picture: (photo: Photo) => string) {
  return {
    '@type': 'MenuSection',
    name: category?.name ?? 'Otros',
    hasMenuItem: products.map(({ product }) => ({
      '@type': 'MenuItem',
      name: product.name,
      ...(product.description ? { description: product.description } : {}),
      ...(product.photo ? { image: picture(product.photo) } : {}),
      ...(product.diet ? { suitableForDiet: dietsOf(product.diet).map((one) => DIETS[one]) } : {}),
      offers: offerOf(product),
    })),
  };
}

function offerOf(product: Product) {
  const price = formatCents(leastGrossCents(product));
  return {
    ...(hasPriceFrom(product)
      ? { '@type': 'AggregateOffer', lowPrice: price }
      : { '@type': 'Offer', price }),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${product.soldOut === 'no' ? 'InStock' : 'SoldOut'}`,
  };
}
