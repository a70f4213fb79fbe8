/** Before comparing: full-width signs and digits as what they look like. */
const FULL_WIDTH = /[\uFF01-\uFFEE]/g;
/** Any sign that people put between euros and cents, with or without a blank around it. */
const MARK = String.raw`[,.;'’‘′´${'`'}"·•_]`;
const SIZE = String.raw`(?:[cdkm]?l|[km]?g|grs?|[ckm]?m|oz|litros?|kilos?|gramos?|metros?|cent[ií]metros?|kcal|cal|h|horas?|min|minutos?|vol|grados?)(?!\p{L})`;
const COUNT = String.raw`(?:p(?:a)?x|pers|personas?|piezas?|pzas?|uds?|unidad(?:es)?|raciones|años?|meses|días)(?!\p{L})`;
const IS_SIZE = String.raw`\s?(?:[%º°]|${SIZE})`;

/**
 * What may be meant as a price. A number with a unit of size is none ('0,5 l'), nor is a plain
 * number ('7 Up', '2 huevos'): in doubt it is one, since a price taken for a name costs money.
 */
const PRICES = [
  String.raw`[+\p{Sc}]`,
  String.raw`(?<!\p{L})(?:euros?|eur)(?!\p{L})`,
  // '4,50', "4'50", '2 .5'
  String.raw`\p{Nd}(?:${MARK}\p{Nd}+|\s?${MARK}\s?\p{Nd}{2})(?!\p{Nd}|${IS_SIZE})`,
  // '4-50', but '2-3 personas', '10-12 piezas'
  String.raw`(?<!\p{Nd})\p{Nd}{1,3}\s?[-–—]\s?\p{Nd}{2}(?!\p{Nd}|${IS_SIZE}|\s?${COUNT})`,
  // '4 50' at the end
  String.raw`(?<!\p{N})\p{Nd}{1,2} \p{Nd}{2}\)?$`,
  // '2.-'
  String.raw`\p{Nd}\s?[.,']\s?[-–—]`,
  // '2e', '50 cts', '3 c/u'
  String.raw`\p{Nd}\s?e\.?\s?\)?$`,
  String.raw`\p{Nd}\s?(?:euro|eur|cts?|c[eé]nts?|c[eé]ntimos?|usd|gbp|c\s?[./]\s?u|cada un[oa])(?!\p{L})`,
  // 'suplemento 4', 'supl. de 4', '4 de suplemento'
  String.raw`(?<!\p{L})(?:suplementos?|supl?|recargo|precio|pvp)(?!\p{L})[^\p{L}\p{Nd}]*(?:de |por )?\p{Nd}+(?!\p{Nd}|${IS_SIZE})`,
  String.raw`(?<!\p{L})(?:extras?|m[aá]s)(?!\p{L})[^\p{L}\p{Nd}]*\p{Nd}+\)?$`,
  String.raw`\p{Nd}\s(?:de )?(?:suplemento|recargo|extra)(?!\p{L})`,
];
const PRICE = new RegExp(PRICES.join('|'), 'iu');

export function looksLikePrice(text: string): boolean {
  return PRICE.test(text.trim().replace(FULL_WIDTH, (sign) => sign.normalize('NFKC')));
}
