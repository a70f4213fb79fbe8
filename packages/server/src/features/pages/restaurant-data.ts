import { type PageRestaurantFacts, photoUrl } from '@simplato/contract';
import {
  type Diet,
  dietsOf,
  formatCents,
  hasPriceFrom,
  isByWeight,
  type Restaurant,
  restaurantName,
  menuSections,
  type MenuSection,
  type OpeningSpan,
  type Photo,
  type Product,
  SOCIAL_NETWORKS,
  shownPrices,
  soldOutOf,
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

/** The price of a kilo says so; a piece is what is sold anyway. */
function perKilo(product: Product, price: string) {
  if (!isByWeight(product)) return {};
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    unitCode: 'KGM',
  };
  return { priceSpecification };
}

function offerOf(product: Product) {
  const prices = shownPrices(product);
  const amounts = prices.map(({ grossCents }) => grossCents);
  const lowPrice = formatCents(Math.min(...amounts));
  const availabilityOf = (formatId: number | null) =>
    `https://schema.org/${soldOutOf(product, formatId) === 'no' ? 'InStock' : 'SoldOut'}`;
  const common = { priceCurrency: 'EUR', availability: availabilityOf(null) };
  if (prices.length > 1) {
    return {
      '@type': 'AggregateOffer',
      lowPrice,
      highPrice: formatCents(Math.max(...amounts)),
      offerCount: prices.length,
      ...common,
      offers: prices.map(({ format, zone, grossCents }) => ({
        '@type': 'Offer',
        name: [format?.name ?? '', zone].filter((part) => part !== '').join(' · ') || product.name,
        price: formatCents(grossCents),
        priceCurrency: 'EUR',
        ...perKilo(product, formatCents(grossCents)),
        availability: availabilityOf(format?.formatId ?? null),
      })),
    };
  }
  return {
    ...(hasPriceFrom(product)
      ? { '@type': 'AggregateOffer', lowPrice }
      : { '@type': 'Offer', price: lowPrice, ...perKilo(product, lowPrice) }),
    ...common,
  };
}
