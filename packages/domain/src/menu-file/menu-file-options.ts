import { courseName, COURSE_NUMBERS } from '../menu/menu.ts';
import { OPTION_LIMITS, type ProductOption, type OptionGroup } from '../menu/product-options.ts';
import { cut, escaped, readBracketed, textInBrackets, unescaped } from './cell-parts.ts';
import { allergensCell } from './menu-cells.ts';
import type { StatedGroup, StatedOption } from './menu-file.ts';
import { OPTION_NAME_LENGTH } from '../menu/menu-rules.ts';
import { unitGrossCents, type Cents } from '../money/money.ts';
import { decimalComma } from '../text/csv.ts';
import { isSeen, nameKey } from '../text/plain-words.ts';
import { looksLikePrice, mayBePrice } from '../money/looks-like-price.ts';
import { grossCentsFromTyped } from '../money/typed-price.ts';

/**
 * The options of a product in one cell, one line per group: 'Tamaño (1): Tapa | Ración +3,50'; of a part of
 * a set menu with when it is eaten, 'Segundo (1) [Segundos]: Pollo | Entrecot +3,50'; with the
 * allergens that an option adds, 'Queso +1,00 [Lácteos]'. The
 * brackets hold how many may be chosen, '1' or '0-2'; without them, any number. A backslash escapes
 * a separator that is part of a name. What may be meant as a price, in an option's name or in its
 * group's, is a name only if a price is written behind each option: otherwise it would be free.
 */
type WrittenGroup = Pick<OptionGroup, 'name' | 'min' | 'max' | 'course'> & {
  options: readonly Pick<ProductOption, 'name' | 'netMicros' | 'allergens'>[];
};

export function optionsCell(groups: readonly WrittenGroup[], vatPercent: number): string {
  return groups
    .map(({ name, min, max, course, options }) => {
      const range = min === max ? `${min}` : `${min}-${max}`;
      const written = options.map(({ allergens = [], ...option }) => {
        const priced = describeOption(option.name, unitGrossCents(option.netMicros, vatPercent), {
          isPlain: !mayBePrice(name) && !mayBePrice(option.name),
        });
        return allergens.length === 0 ? priced : `${priced} [${allergensCell(allergens)}]`;
      });
      const eaten = course === undefined ? '' : ` [${courseName(course)}]`;
      return `${escaped(name)} (${range})${eaten}: ${written.join(' | ')}`;
    })
    .join('\n');
}

function describeOption(name: string, grossCents: Cents, { isPlain }: { isPlain: boolean }) {
  return grossCents === 0 && isPlain
    ? escaped(name)
    : `${escaped(name)} +${decimalComma(grossCents)}`;
}

const RANGE = /^(.*\S)\s*\((\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?\)$/s;
const EXTRA = /^(.*\S)\s*\+\s*([\d.,]+\s*€?)$/s;
/** What says how many may be chosen, other than brackets: 'Elige 2', 'Una salsa', 'Máx. dos'. */
const COUNT =
  /\p{N}|(?<!\p{L})(?:una?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|m[aá]x(?:imo)?|m[ií]n(?:imo)?|hasta|obligatori[oa])(?!\p{L})/iu;

/** The groups described in a cell, or an error message. */
export function readOptions(cell: string): readonly StatedGroup[] | string {
  const lines = cell.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > OPTION_LIMITS.groups) return `Como mucho ${OPTION_LIMITS.groups} grupos`;
  const groups: StatedGroup[] = [];
  for (const line of lines) {
    const group = readGroup(line);
    if (typeof group === 'string') return group;
    groups.push(group);
  }
  return groups;
}

function readGroup(line: string): StatedGroup | string {
  const [heading = '', ...rest] = cut(line, ':');
  if (rest.length === 0) return `Escribe «${line.trim()}» como Tamaño (1): Tapa | Ración +3,50`;
  const [counted = '', ...bracketed] = cut(heading.trim(), '[').map((one) => one.trim());
  const course = bracketed.length === 0 ? undefined : courseNamed(textInBrackets(bracketed));
  if (course === null) {
    const known = COURSE_NUMBERS.map(courseName).join(', ');
    return `«${heading.trim()}»: entre corchetes va cuándo se sirve: ${known}`;
  }
  const [, named, least, most] = RANGE.exec(counted) ?? [];
  const name = unescaped(named ?? counted);
  const options: StatedOption[] = [];
  for (const part of cut(rest.join(':'), '|')) {
    const option = readOption(part.trim(), name);
    if (typeof option === 'string') return option;
    options.push(option);
  }
  if (least === undefined && COUNT.test(name)) {
    return `«${heading.trim()}»: escribe cuántas se pueden elegir detrás, como (1) o (0-2)`;
  }
  const min = least === undefined ? 0 : Number(least);
  const max = least === undefined ? options.length : Number(most ?? least);
  const group = { name, min, max, options, ...(course !== undefined && { course }) };
  return groupProblem(group) ?? group;
}

/** Null of what is no course's name. */
function courseNamed(text: string | null): number | null {
  const key = nameKey(text ?? '');
  return COURSE_NUMBERS.find((course) => nameKey(courseName(course)) === key) ?? null;
}

function readOption(whole: string, groupName: string): StatedOption | string {
  const [before = '', ...bracketed] = cut(whole, '[');
  const part = before.trim();
  const allergens = bracketed.length === 0 ? undefined : readBracketed(bracketed, whole);
  if (typeof allergens === 'string') return allergens;
  const [, named, typed] = EXTRA.exec(part) ?? [];
  if (typed === undefined && [groupName, unescaped(part)].some(looksLikePrice)) {
    return `«${part}»: escribe el suplemento detrás, como +3,50, o +0,00 si no cuesta nada`;
  }
  const grossCents = typed === undefined ? 0 : grossCentsFromTyped(typed);
  if (grossCents === null) return `«${part}»: escribe el suplemento como +3,50`;
  const name = unescaped(named ?? part);
  const mayHidePrice = typed === undefined && [groupName, name].some(mayBePrice);
  return {
    name,
    price: { grossCents },
    ...(allergens && { allergens }),
    ...(mayHidePrice && { mayHidePrice }),
  };
}

function groupProblem({ name, min, max, options }: StatedGroup): string | null {
  if (!isSeen(name)) return 'Escribe el nombre de cada grupo de opciones';
  if (options.some((option) => !isSeen(option.name))) {
    return `Escribe el nombre de cada opción de «${name}»`;
  }
  const longest = Math.max(name.length, ...options.map((option) => option.name.length));
  if (longest > OPTION_NAME_LENGTH) {
    return `Los nombres de «${name}» no pueden tener más de ${OPTION_NAME_LENGTH} caracteres`;
  }
  if (options.length > OPTION_LIMITS.options) return `Como mucho ${OPTION_LIMITS.options} opciones`;
  if (min > max) return `«${name}»: el mínimo no puede ser mayor que el máximo`;
  if (max < 1) return `«${name}»: se tiene que poder elegir al menos una opción`;
  return max > options.length ? `«${name}»: no hay tantas opciones entre las que elegir` : null;
}
