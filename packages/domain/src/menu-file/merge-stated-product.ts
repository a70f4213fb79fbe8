import { inAllergenOrder } from '../menu/allergens.ts';
import { applyChange, pick, type Change } from '../changes/apply-change.ts';
import type { OptionGroup, OptionGroupDraft } from '../menu/product-options.ts';
import type { StatedProduct, StatedGroup, StatedPrice } from './menu-file.ts';
import { PLAIN_PRODUCT, type NewProduct, type Product } from '../menu/menu.ts';
import { statedName, statedNames } from './stated-names.ts';
import { netMicrosFromGross, unitGrossCents, type NetMicros } from '../money/money.ts';
import { nameKey, sameText } from '../text/plain-words.ts';
import { MENU_LANGUAGES, type ProductTexts, type Translations } from '../menu/translations.ts';

/** A product without its category, which may not exist yet. */
export type ImportedProduct = Omit<NewProduct, 'categoryId'>;

/**
 * The product that results from what a file says about it. The gross price stays the same if only the
 * VAT rate changes, and a price that is the same to the cent is left untouched.
 */
export function mergeStatedProduct(says: StatedProduct, current: Product | null): ImportedProduct {
  const before = current ? pick<ImportedProduct, keyof ImportedProduct>(current, FIELDS) : NEW;
  const { netMicros, optionGroups, translations, ...plain } = says;
  const result = applyChange(before, withoutSameTexts(plain, before));
  const priced = { netMicros: before.netMicros, vatPercent: before.vatPercent };
  return {
    ...result,
    name: statedName(says.name, before.name),
    netMicros: netOf(netMicros, result.vatPercent, priced),
    allergens: inAllergenOrder(result.allergens),
    optionGroups: optionGroups
      ? groupsOf(optionGroups, current?.optionGroups ?? [], result.vatPercent, before.vatPercent)
      : repriced(before.optionGroups, result.vatPercent, before.vatPercent),
    translations: translationsOf(translations, before.translations),
  };
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

function repriced(groups: readonly OptionGroupDraft[], vatPercent: number, before: number) {
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      netMicros: netOf(undefined, vatPercent, { netMicros: option.netMicros, vatPercent: before }),
    })),
  }));
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
      translations: statedNames(group.translations, before?.translations ?? {}),
      options: group.options.map((option) => {
        const same = takeOption(option.optionId, option.name);
        const priced = same && { netMicros: same.netMicros, vatPercent: vatBefore };
        return {
          optionId: same?.optionId ?? null,
          name: statedName(option.name, same?.name ?? ''),
          netMicros: netOf(option.price, vatPercent, priced ?? null),
          translations: statedNames(option.translations, same?.translations ?? {}),
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
    const known = before[language] ?? { name: '', description: '' };
    const name = statedName(stated[language]?.name, known.name);
    const description = textOf(stated[language]?.description, known.description);
    return name === '' && description === '' ? [] : [[language, { name, description }] as const];
  });
  return Object.fromEntries(entries);
}
