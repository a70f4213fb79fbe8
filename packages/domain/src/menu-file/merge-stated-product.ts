import { inAllergenOrder, tracesOf } from '../menu/allergens.ts';
import { applyChange, pick, type Change } from '../changes/apply-change.ts';
import type { ProductFormat, ProductFormatDraft } from '../menu/formats.ts';
import { pricedByFormats } from '../menu/format-prices.ts';
import type { OptionGroup, OptionGroupDraft } from '../menu/product-options.ts';
import type {
  FormatNames,
  StatedFormat,
  StatedGroup,
  StatedPrice,
  StatedProduct,
  StatedZonePrice,
} from './menu-file.ts';
import type { ZonePrice } from '../menu/zone-prices.ts';
import { NAMED_PRODUCT, partProduct } from '../menu/set-menu.ts';
import { PLAIN_PRODUCT, type NewProduct, type Product } from '../menu/menu.ts';
import { statedName, statedNames } from './stated-names.ts';
import { netMicrosFromGross, unitGrossCents, type NetMicros } from '../money/money.ts';
import { nameKey, sameName, sameText } from '../text/plain-words.ts';
import { MENU_LANGUAGES, type ProductTexts, type Translations } from '../menu/translations.ts';

/** A product without its category, which may not exist yet. */
export type ImportedProduct = Omit<NewProduct, 'categoryId'>;

/**
 * The product that results from what a file says about it. The gross price stays the same if only the
 * VAT rate changes, and a price that is the same to the cent is left untouched.
 */
export function mergeStatedProduct(says: StatedProduct, current: Product | null): ImportedProduct {
  const before = current ? pick<ImportedProduct, keyof ImportedProduct>(current, FIELDS) : NEW;
  const { netMicros, zonePrices, formats: stated, formatNames, ...more } = says;
  const { optionGroups, translations, ...plain } = more;
  const result = applyChange(before, withoutSameTexts(plain, before));
  const priced = { netMicros: before.netMicros, vatPercent: before.vatPercent };
  const formats = stated
    ? formatsOf(stated, current?.formats ?? [], result.vatPercent, before.vatPercent)
    : repriced(before.formats, result.vatPercent, before.vatPercent).map((format) => ({
        ...format,
        zonePrices: repriced(format.zonePrices, result.vatPercent, before.vatPercent),
      }));
  return pricedByFormats({
    ...result,
    name: statedName(says.name, before.name),
    netMicros: netOf(netMicros, result.vatPercent, priced),
    zonePrices: zonePricesOf(zonePrices, before.zonePrices, result.vatPercent, before.vatPercent),
    formats: formatNames ? formats.map(calledIn(formatNames)) : formats,
    allergens: inAllergenOrder(result.allergens),
    traces: tracesOf(result),
    optionGroups: optionGroups
      ? groupsOf(optionGroups, current?.optionGroups ?? [], result.vatPercent, before.vatPercent)
      : before.optionGroups.map((group) => ({
          ...group,
          options: repriced(group.options, result.vatPercent, before.vatPercent),
        })),
    translations: translationsOf(translations, before.translations),
  });
}

const NEW: ImportedProduct = { ...PLAIN_PRODUCT, name: '', netMicros: 0 };
const FIELDS = Object.keys(NEW) as (keyof ImportedProduct)[];

function withoutSameTexts(
  says: Change<ImportedProduct>,
  before: ImportedProduct,
): Change<ImportedProduct> {
  const isSame = (field: string, stated: unknown) => {
    const known = before[field as keyof ImportedProduct];
    return typeof stated === 'string' && typeof known === 'string' && sameText(stated, known);
  };
  return Object.fromEntries(
    Object.entries(says).filter(([field, stated]) => !isSame(field, stated)),
  );
}

/** Differences in a spreadsheet's line endings do not count as changes. */
function textOf(stated: string | undefined, before: string): string {
  return stated === undefined || sameText(stated, before) ? before : stated;
}

interface Priced {
  netMicros: NetMicros;
  vatPercent: number;
}

/** `before` is the current price, kept when the file gives none or the same one. */
function netOf(
  stated: StatedPrice | undefined,
  vatPercent: number,
  before: Priced | null,
): NetMicros {
  if (stated && 'netMicros' in stated) return stated.netMicros;
  const paid = before && unitGrossCents(before.netMicros, before.vatPercent);
  const grossCents = stated?.grossCents ?? paid ?? 0;
  const isSame = before?.vatPercent === vatPercent && paid === grossCents;
  return isSame ? before.netMicros : netMicrosFromGross(grossCents, vatPercent);
}

/** At the same prices with tax, by another rate. */
function repriced<Choice extends { netMicros: NetMicros }>(
  choices: readonly Choice[],
  vatPercent: number,
  before: number,
): Choice[] {
  return choices.map((choice) => ({
    ...choice,
    netMicros: netOf(undefined, vatPercent, { netMicros: choice.netMicros, vatPercent: before }),
  }));
}

/** Those of zones that are known, to the cent as they were where they are the same. */
function zonePricesOf(
  stated: readonly StatedZonePrice[] | undefined,
  known: readonly ZonePrice[],
  vatPercent: number,
  vatBefore: number,
): ZonePrice[] {
  if (!stated) return repriced(known, vatPercent, vatBefore);
  return stated.map(({ zone, price }) => {
    const same = known.find((one) => nameKey(one.zone) === nameKey(zone));
    const priced = same && { netMicros: same.netMicros, vatPercent: vatBefore };
    return {
      zone: same && sameName(same.zone, zone) ? same.zone : zone,
      netMicros: netOf(price, vatPercent, priced ?? null),
    };
  });
}

/** As below. What is sold out stays so where the file does not say. */
function formatsOf(
  stated: readonly StatedFormat[],
  known: readonly ProductFormat[],
  vatPercent: number,
  vatBefore: number,
): ProductFormatDraft[] {
  const take = taker(known, ({ formatId }) => formatId);
  return stated.map((format) => {
    const same = take(format.formatId, format.name);
    const priced = same && { netMicros: same.netMicros, vatPercent: vatBefore };
    return {
      formatId: same?.formatId ?? null,
      name: statedName(format.name, same?.name ?? ''),
      netMicros: netOf(format.price, vatPercent, priced ?? null),
      zonePrices: zonePricesOf(format.zonePrices, same?.zonePrices ?? [], vatPercent, vatBefore),
      allergens: inAllergenOrder(format.allergens),
      soldOut: format.soldOut ?? same?.soldOut ?? 'no',
      translations: statedNames(format.translations, same?.translations ?? {}),
    };
  });
}

/** By its place among the formats, as its sheet calls it in the languages of which it says anything. */
function calledIn(stated: FormatNames) {
  return (format: ProductFormatDraft, place: number): ProductFormatDraft => {
    const names = MENU_LANGUAGES.flatMap((language) => {
      const known = format.translations[language] ?? '';
      const name = statedName(stated[language] && (stated[language][place] ?? ''), known);
      return name === '' ? [] : [[language, name] as const];
    });
    return { ...format, translations: Object.fromEntries(names) };
  };
}

/**
 * Existing groups and options keep their ids, which open baskets refer to, and any translations
 * that a sheet does not mention.
 */
function groupsOf(
  stated: readonly StatedGroup[],
  known: readonly OptionGroup[],
  vatPercent: number,
  vatBefore: number,
): OptionGroupDraft[] {
  const takeGroup = taker(known, ({ groupId }) => groupId);
  return stated.map((group) => {
    const before = takeGroup(group.groupId, group.name);
    const takeOption = taker(before?.options ?? [], ({ optionId }) => optionId);
    return {
      groupId: before?.groupId ?? null,
      name: statedName(group.name, before?.name ?? ''),
      min: group.min,
      max: group.max,
      ...(group.course !== undefined && { course: group.course }),
      translations: statedNames(group.translations, before?.translations ?? {}),
      options: group.options.map((option) => {
        const same = takeOption(option.optionId, option.name);
        const allergens = inAllergenOrder(option.allergens ?? same?.allergens ?? []) ?? [];
        const priced = same && { netMicros: same.netMicros, vatPercent: vatBefore };
        return {
          optionId: same?.optionId ?? null,
          name: statedName(option.name, same?.name ?? ''),
          netMicros: netOf(option.price, vatPercent, priced ?? null),
          translations: statedNames(option.translations, same?.translations ?? {}),
          ...(allergens.length > 0 && { allergens }),
          ...(group.course !== undefined && {
            product: same?.product ?? partProduct(NAMED_PRODUCT),
          }),
        };
      }),
    };
  });
}

/** Matches each existing one at most once: by id if the file has it, or else by name. */
function taker<Known extends { name: string }>(
  known: readonly Known[],
  idOf: (one: Known) => number,
) {
  const left = new Set(known);
  return (id: number | null | undefined, name: string): Known | undefined => {
    const candidates = [...left];
    const found =
      candidates.find((one) => idOf(one) === id) ??
      candidates.find((one) => nameKey(one.name) === nameKey(name));
    if (found) left.delete(found);
    return found;
  };
}

function translationsOf(
  stated: StatedProduct['translations'],
  before: Translations<ProductTexts>,
): Translations<ProductTexts> {
  if (!stated) return before;
  const entries = MENU_LANGUAGES.flatMap((language) => {
    const known: ProductTexts = before[language] ?? { name: '', description: '' };
    const name = statedName(stated[language]?.name, known.name);
    const description = textOf(stated[language]?.description, known.description);
    const includes = textOf(stated[language]?.includes, known.includes ?? '');
    if (name === '' && description === '' && includes === '') return [];
    return [[language, { name, description, ...(includes !== '' && { includes }) }] as const];
  });
  return Object.fromEntries(entries);
}
