import type { ProductFormat } from '../menu/formats.ts';
import { FORMAT_NAME_LENGTH, formatsFault } from '../menu/menu-rules.ts';
import type { MenuLanguage } from '../menu/translations.ts';
import { unitGrossCents } from '../money/money.ts';
import { grossCentsFromTyped } from '../money/typed-price.ts';
import { decimalComma } from '../text/csv.ts';
import { isSeen } from '../text/plain-words.ts';
import { cut, escaped, readBracketed, unescaped } from './cell-parts.ts';
import { allergensCell } from './menu-cells.ts';
import { zonePricesFault, type ZonePrice } from '../menu/zone-prices.ts';
import { zoneName } from '../tables/zone.ts';
import type { StatedFormat, StatedZonePrice } from './menu-file.ts';

type WrittenFormat = Pick<ProductFormat, 'name' | 'netMicros' | 'zonePrices' | 'allergens'>;

/**
 * The formats of a product in one cell: 'Tapa 3,50 {Terraza 4,00} | Ración 12,00 [Gluten, Huevos]'. The
 * braces hold its prices in zones, the brackets its allergens where they are not those of the product.
 */
export function formatsCell(formats: readonly WrittenFormat[], vatPercent: number): string {
  return formats
    .map(({ name, netMicros, zonePrices, allergens }) => {
      const price = decimalComma(unitGrossCents(netMicros, vatPercent));
      const own = allergens === null ? '' : ` [${allergensCell(allergens)}]`;
      const inZones =
        zonePrices.length === 0 ? '' : ` {${zonePricesCell(zonePrices, vatPercent, ' ; ')}}`;
      return `${escaped(name)} ${price}${inZones}${own}`;
    })
    .join(' | ');
}

/** What takes all of a product's formats away. */
const NONE = /^(?:sin formatos|ninguno)$/i;
const PRICED = /^(.*\S)\s+([\d.,]+\s*€?)$/s;

/** The formats described in a cell, or an error message. */
export function readFormats(cell: string): readonly StatedFormat[] | string {
  if (NONE.test(cell.trim())) return [];
  const formats: StatedFormat[] = [];
  for (const part of cut(cell, '|')) {
    const format = readFormat(part.trim());
    if (typeof format === 'string') return format;
    formats.push(format);
  }
  return formatsFault(formats) ?? formats;
}

function readFormat(part: string): StatedFormat | string {
  const [beforeAllergens = '', ...bracketed] = cut(part, '[');
  const [priced = '', ...braced] = cut(beforeAllergens, '{');
  const [, named = '', typed = ''] = PRICED.exec(priced.trim()) ?? [];
  const grossCents = grossCentsFromTyped(typed);
  // 'Tapa: 3,50' is how some write it.
  const hasColon = named.endsWith(':') && !named.endsWith(String.raw`\:`);
  const name = unescaped(hasColon ? named.slice(0, -1).trimEnd() : named);
  if (grossCents === null || !isSeen(name))
    return `Escribe «${part}» como Tapa 3,50 | Ración 12,00`;
  if (name.length > FORMAT_NAME_LENGTH) {
    return `«${name}» no puede tener más de ${FORMAT_NAME_LENGTH} caracteres`;
  }
  const allergens = bracketed.length === 0 ? null : readBracketed(bracketed, part);
  if (typeof allergens === 'string') return allergens;
  const zonePrices = braced.length === 0 ? [] : readOwnZones(braced.join('{'), part);
  if (typeof zonePrices === 'string') return zonePrices;
  return { name, price: { grossCents }, zonePrices, allergens };
}

/** What the formats are called in a language, in their order: 'Half | Whole'. Empty if it has none of them. */
export function formatNamesCell(
  formats: readonly Pick<ProductFormat, 'translations'>[],
  language: MenuLanguage,
): string {
  const names = formats.map(({ translations }) => translations[language] ?? '');
  return names.every((name) => name === '') ? '' : names.map(escaped).join(' | ');
}

export function readFormatNames(cell: string): readonly string[] | string {
  if (cell === '') return [];
  const names = cut(cell, '|').map((name) => unescaped(name.trim()));
  const long = names.find(({ length }) => length > FORMAT_NAME_LENGTH);
  if (long === undefined) return names;
  return `«${long}» no puede tener más de ${FORMAT_NAME_LENGTH} caracteres`;
}

function readOwnZones(braced: string, part: string): readonly StatedZonePrice[] | string {
  const written = braced.trimEnd();
  if (!written.endsWith('}')) return `«${part}»: cierra los precios por zona, como {Terraza 4,00}`;
  return readZonePrices(written.slice(0, -1), ';');
}

/** The prices of a product by zone: 'Terraza 5,00 | Barra 4,00'. */
export function zonePricesCell(
  prices: readonly ZonePrice[],
  vatPercent: number,
  separator = ' | ',
): string {
  return prices
    .map(({ zone, netMicros }) => `${zone} ${decimalComma(unitGrossCents(netMicros, vatPercent))}`)
    .join(separator);
}

const NO_ZONES = /^(?:sin precios por zona|ninguno)$/i;

export function readZonePrices(cell: string, separator = '|'): readonly StatedZonePrice[] | string {
  if (NO_ZONES.test(cell.trim())) return [];
  const prices: StatedZonePrice[] = [];
  for (const part of cell.split(separator)) {
    const [, named = '', typed = ''] = PRICED.exec(part.trim()) ?? [];
    const grossCents = grossCentsFromTyped(typed);
    if (grossCents === null) return `Escribe «${part.trim()}» como Terraza 5,00`;
    prices.push({ zone: zoneName(named), price: { grossCents } });
  }
  return zonePricesFault(prices) ?? prices;
}
