/** Before comparing: full-width signs and digits as what they look like. */
const FULL_WIDTH = /[\uFF01-\uFFEE]/g;
/** '0,5 l', '33 cl', '4,5 %'. */
const SIZE =
  /(?<![\p{Nd},.'’])\p{Nd}+(?:[,.'’]\p{Nd}+)?\s?(?:[%º°]|(?:[cdkm]?l|[km]?g|grs?|[ckm]?m|oz|litros?|kilos?|gramos?|metros?|cent[ií]metros?|k?cal|h|horas?|min|minutos?|vol|grados?)(?!\p{L}))/giu;
/** '2-3 personas', '20-30 min'. */
const RANGE =
  /(?<![\p{Nd},.'’])\p{Nd}+\s?[-–—]\s?\p{Nd}+\s?(?:pa?x|pers|personas?|piezas?|pzas?|uds?|unidad(?:es)?|raciones|años?|meses|días|c?l|k?g|h|horas?|min|minutos?)(?!\p{L})/giu;

/** What may be meant as a price; a plain number is none ('7 Up', '2 huevos'). */
const PRICES = [
  /[+\p{Sc}]/u,
  /(?<!\p{L})(?:euros?|eur)(?!\p{L})/iu,
  // '4,50', "4'50", '2 ,50'
  /\p{Nd}(?:[,.;'’‘′´`"·•_]\p{Nd}|\s?[,.;'’‘′´`"·•_]\s?\p{Nd}{2}(?!\p{Nd}))/u,
  // '4-50'
  /(?<!\p{Nd})\p{Nd}{1,3}\s?[-–—]\s?\p{Nd}{2}(?!\p{Nd})/u,
  // '4 50' at the end
  /(?<!\p{N})\p{Nd}{1,2} \p{Nd}{2}\)?$/u,
  // '2.-'
  /\p{Nd}\s?[.,']\s?[-–—]/u,
  // '2 e', '50 cts', '3 c/u'
  /\p{Nd}\s?e\.?\s?\)?$/iu,
  /\p{Nd}\s?(?:euros?|eur|cts?|c[eé]nt(?:s|imos?)?|usd|gbp|c\s?[./]\s?u|cada un[oa])(?!\p{L})/iu,
  // 'suplemento 4', 'supl. de 4', 'extra 4', '4 de suplemento'
  /(?:^|\P{L})(?:suplementos?|supl?|recargo|precio|pvp)(?:[^\p{L}\p{Nd}]+(?:de |por )?)?\p{Nd}/iu,
  /(?:^|\P{L})(?:extras?|m[aá]s)[^\p{L}\p{Nd}]*\p{Nd}+\)?$/iu,
  /\p{Nd}\s(?:de )?(?:suplemento|recargo|extra)(?!\p{L})/iu,
];

/** 'Foie 4', 'Foie (4)'; not '4' alone, of '2 | 4 | 6'. */
const NUMBER_AT_END = /[^\p{Nd}(][\s(]\p{Nd}{1,2}\)?$/u;
/** Before a number that counts or orders: 'Menú 2', 'Nº 7', 'Para 2', 'Tabla de 6', 'Caña x2'. */
const NUMBERED =
  /(?<!\p{L})(?:n[.º°]{0,2}|n[uú]m\.?|n[uú]mero|men[uú]|combo|combinado|opci[oó]n|plato|tipo|talla|tamaño|nivel|mesa|lote|pack|versi[oó]n|para|de|con|por|x) ?\(?\p{Nd}{1,2}\)?$/iu;
/** '5 por persona', '3 la unidad'. */
const PER_HEAD =
  /\p{Nd}\s(?:(?:por|\/) ?(?:persona|cabeza|comensal|barba|unidad|raci[oó]n|pieza)|la (?:unidad|raci[oó]n|pieza|media)|p\.?p\.?)(?!\p{L})/iu;

/** In doubt it is one: a price that is taken for a part of a name costs the restaurant money. */
export function looksLikePrice(text: string): boolean {
  const unsized = withoutSizes(text);
  return PRICES.some((price) => price.test(unsized));
}

/** Whether it may as well be a price as a name, such as 'Foie 4' and 'Licor 43': people are asked. */
export function mayBePrice(text: string): boolean {
  const unsized = withoutSizes(text);
  if (looksLikePrice(text) || PER_HEAD.test(unsized)) return true;
  return NUMBER_AT_END.test(unsized) && !NUMBERED.test(unsized);
}

function withoutSizes(text: string): string {
  const plain = text.trim().replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'));
  return plain.replace(RANGE, '').replace(SIZE, '').trim();
}
