import {
  productFactsFromWire,
  productFactsToWire,
  type ProductFactsWire,
} from '@simplato/contract';
import {
  ALLERGEN_KEYS,
  DIET_KEYS,
  formatCents,
  formatNetMicros,
  keyOfLine,
  MENU_LANGUAGES,
  netMicrosFromGross,
  OPTION_LIMITS,
  ORDER_LIMITS,
  parseCents,
  parseNetMicros,
  unitGrossCents,
  type Allergen,
  type Basket,
  type BasketLine,
  type ChosenOption,
  type Diet,
  type ProductFacts,
  type SoldBy,
} from '@simplato/domain';

/**
 * A line of `carrito` (product lines with quantity and net price). The price includes the options,
 * as it was shown.
 */
interface CarritoLine {
  idproductos: number;
  identerprise: number;
  name: string;
  price: string;
  porcentajeimpuestos: number;
  quantity: number;
  nota: string;
  idformato?: number | undefined;
  opciones: { idopcion: number; nombre: string; precio: string }[];
  /** Of what is sold by the piece. */
  pieza?: { minimo: number; paso: number } | undefined;
  /** The version of the product it was chosen from. */
  version?: number | undefined;
  /** What the diner read about it. */
  leido?: ProductFactsWire | undefined;
}

/** A basket belongs to one restaurant; null while it is empty. */
export interface RestaurantBasket {
  restaurantId: number | null;
  lines: Basket;
}

export const EMPTY_BASKET: RestaurantBasket = { restaurantId: null, lines: [] };

export function basketToJson({ restaurantId, lines }: RestaurantBasket): CarritoLine[] {
  return lines.map((line) => ({
    idproductos: line.productId,
    identerprise: restaurantId ?? 0,
    name: line.name,
    price: formatNetMicros(netMicrosFromGross(line.unitGrossCents, line.vatPercent)),
    porcentajeimpuestos: line.vatPercent,
    quantity: line.quantity,
    nota: line.note,
    ...(line.formatId !== null && { idformato: line.formatId }),
    opciones: line.options.map((option) => ({
      idopcion: option.optionId,
      nombre: option.name,
      precio: formatCents(option.grossCents),
    })),
    ...(line.soldBy && { pieza: { minimo: line.soldBy.least, paso: line.soldBy.step } }),
    version: line.shownVersion,
    leido: line.read && productFactsToWire(line.read),
  }));
}

/** Reads storage that anybody may have written to; invalid lines are left out. */
export function basketFromJson(json: unknown): RestaurantBasket | null {
  if (!Array.isArray(json)) return null;
  const entries = json.flatMap((entry: unknown) => readLine(entry) ?? []);
  const restaurantId = entries[0]?.restaurantId ?? null;
  const lines = entries
    .filter((entry) => entry.restaurantId === restaurantId)
    .map((entry) => entry.line);
  const known = new Set<string>();
  return {
    restaurantId,
    lines: lines
      .filter((line) => !known.has(keyOfLine(line)) && known.add(keyOfLine(line)))
      .slice(0, ORDER_LIMITS.lines),
  };
}

function readLine(entry: unknown): { restaurantId: number; line: BasketLine } | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { idproductos, identerprise, name, price, porcentajeimpuestos, quantity, ...rest } =
    entry as Partial<Record<keyof CarritoLine, unknown>>;
  const { nota, idformato, opciones, pieza, version, leido } = rest;
  const netMicros =
    typeof price === 'string' || typeof price === 'number' ? parseNetMicros(price) : null;
  if (!isId(idproductos) || !isId(identerprise) || typeof name !== 'string' || netMicros === null) {
    return null;
  }
  if (!isWhole(porcentajeimpuestos, 0, 100) || !isWhole(quantity, 1, ORDER_LIMITS.quantity)) {
    return null;
  }
  // Baskets stored before products had options lack the field.
  const options = opciones === undefined ? [] : readOptions(opciones);
  if (options === null) return null;
  const read = readFacts(leido);
  const soldBy = readPieces(pieza);
  return {
    restaurantId: identerprise,
    line: {
      productId: idproductos,
      name,
      formatId: isId(idformato) ? idformato : null,
      options,
      quantity,
      note: typeof nota === 'string' ? nota : '',
      vatPercent: porcentajeimpuestos,
      unitGrossCents: unitGrossCents(netMicros, porcentajeimpuestos),
      ...(soldBy ? { soldBy } : {}),
      ...(isId(version) ? { shownVersion: version } : {}),
      ...(read ? { read } : {}),
    },
  };
}

function readPieces(json: unknown): SoldBy | undefined {
  const { minimo, paso } = (json ?? {}) as Partial<Record<'minimo' | 'paso', unknown>>;
  const isAmount = (value: unknown) => isWhole(value, 1, ORDER_LIMITS.quantity);
  return isAmount(minimo) && isAmount(paso)
    ? { unit: 'piece', least: minimo, step: paso }
    : undefined;
}

function readOptions(json: unknown): ChosenOption[] | null {
  if (!Array.isArray(json) || json.length > OPTION_LIMITS.groups * OPTION_LIMITS.options)
    return null;
  const options = json.flatMap((entry: unknown) => readOption(entry) ?? []);
  return options.length === json.length ? options : null;
}

function readOption(entry: unknown): ChosenOption | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { idopcion, nombre, precio } = entry as Partial<
    Record<keyof CarritoLine['opciones'][number], unknown>
  >;
  const grossCents = typeof precio === 'string' ? parseCents(precio) : null;
  if (!isId(idopcion) || typeof nombre !== 'string' || grossCents === null) return null;
  return { optionId: idopcion, name: nombre, grossCents };
}

const areAllergens = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => ALLERGEN_KEYS.includes(one as Allergen));

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 2 &&
  (value as ProductFactsWire['textos']).every(
    ({ idioma, name, categoria, description, opciones }) =>
      (idioma === 'es' || MENU_LANGUAGES.includes(idioma)) &&
      typeof name === 'string' &&
      (categoria === undefined || typeof categoria === 'string') &&
      typeof description === 'string' &&
      Array.isArray(opciones),
  );

/** Whether each of what was read is as we have stored it. */
const FACTS: { [Field in keyof Required<ProductFactsWire>]: (value: unknown) => boolean } = {
  alergenos: (value) => value === null || areAllergens(value),
  conocidos: (value) => value === undefined || areAllergens(value),
  trazas: (value) => value === undefined || areAllergens(value),
  dieta: (value) => value === null || DIET_KEYS.includes(value as Diet),
  textos: areTexts,
};

/** Undefined if it was not stored, or not by us: then it is not known what was read. */
function readFacts(json: unknown): ProductFacts | undefined {
  const facts = (json ?? {}) as ProductFactsWire;
  const fields = Object.keys(FACTS) as (keyof typeof FACTS)[];
  return fields.every((field) => FACTS[field](facts[field]))
    ? productFactsFromWire(facts)
    : undefined;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function isId(value: unknown): value is number {
  return isWhole(value, 1, 2_147_483_647);
}
