import { indexMenu, netMicrosFromGross, PLAIN_PRODUCT, searchMenu } from '@simplato/domain';
import { median, reportTime } from './kit/report.ts';

/**
 * A letter typed into the search of a menu of 300 products in two languages. The floor only looks for
 * the letters in each product's words: without accents, typos or ranking.
 */
const PRODUCTS = 300;
const ROUNDS = 200;
const TYPED = ['c', 'croq', 'corquetas', 'esparagos trigeros', 'nada de esto existe'];

const words = (seed: number) =>
  Array.from({ length: 12 }, (_, place) => {
    const word = ['espárragos', 'croquetas', 'escabeche', 'romesco', 'almendras'][
      (seed + place) % 5
    ];
    return `${word}${((seed * 7 + place * 13) % 97).toString(36)}`;
  }).join(' ');

const products = Array.from({ length: PRODUCTS }, (_, index) => ({
  category: undefined,
  product: {
    ...PLAIN_PRODUCT,
    productId: index,
    restaurantId: 1001,
    categoryId: 1,
    name: `Croquetas de la casa ${words(index).slice(0, 20)}`,
    description: words(index),
    netMicros: netMicrosFromGross(900, 10),
    translations: { en: { name: words(index + 1).slice(0, 30), description: words(index + 2) } },
    photo: null,
    position: index,
    version: 1,
  },
}));

function timeOf(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return median(times);
}

const texts = products.map(({ product: { name, description, translations } }) =>
  [name, description, translations.en.name, translations.en.description].join(' '),
);
const floor = (typed: string) => texts.filter((text) => text.includes(typed));

reportTime(
  'index, once',
  timeOf(() => indexMenu(products, 'en')),
  timeOf(() => texts.join('').split(' ')),
);
const index = indexMenu(products, 'en');
for (const typed of TYPED) {
  reportTime(
    `"${typed}"`,
    timeOf(() => searchMenu(index, typed)),
    timeOf(() => floor(typed)),
  );
}
