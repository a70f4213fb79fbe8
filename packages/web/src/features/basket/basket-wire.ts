import {
  formatNetMicros,
  netMicrosFromGross,
  ORDER_LIMITS,
  parseNetMicros,
  unitGrossCents,
  type Basket,
  type BasketLine,
} from '@simplato/domain';

/** A line of `carrito` (spec §3: product lines with quantity, the price before tax). */
interface CarritoLine {
  idproductos: number;
  identerprise: number;
  name: string;
  price: string;
  porcentajeimpuestos: number;
  quantity: number;
  nota: string;
}

/** A basket belongs to one house; null while it is empty. */
export interface HouseBasket {
  restaurantId: number | null;
  lines: Basket;
}

export const EMPTY_BASKET: HouseBasket = { restaurantId: null, lines: [] };

export function basketToJson({ restaurantId, lines }: HouseBasket): CarritoLine[] {
  return lines.map((line) => ({
    idproductos: line.productId,
    identerprise: restaurantId ?? 0,
    name: line.name,
    price: formatNetMicros(netMicrosFromGross(line.unitGrossCents, line.vatPercent)),
    porcentajeimpuestos: line.vatPercent,
    quantity: line.quantity,
    nota: line.note,
  }));
}

/** Whatever somebody or something wrote there: lines that make no sense are left out. */
export function basketFromJson(json: unknown): HouseBasket | null {
  if (!Array.isArray(json)) return null;
  const entries = json.flatMap((entry: unknown) => readLine(entry) ?? []);
  const restaurantId = entries[0]?.restaurantId ?? null;
  const lines = entries
    .filter((entry) => entry.restaurantId === restaurantId)
    .map((entry) => entry.line);
  const known = new Set<number>();
  return {
    restaurantId,
    lines: lines
      .filter(({ productId }) => !known.has(productId) && known.add(productId))
      .slice(0, ORDER_LIMITS.lines),
  };
}

function readLine(entry: unknown): { restaurantId: number; line: BasketLine } | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { idproductos, identerprise, name, price, porcentajeimpuestos, quantity, nota } =
    entry as Partial<Record<keyof CarritoLine, unknown>>;
  const netMicros =
    typeof price === 'string' || typeof price === 'number' ? parseNetMicros(price) : null;
  if (!isId(idproductos) || !isId(identerprise) || typeof name !== 'string' || netMicros === null) {
    return null;
  }
  if (!isWhole(porcentajeimpuestos, 0, 100) || !isWhole(quantity, 1, ORDER_LIMITS.quantity)) {
    return null;
  }
  return {
    restaurantId: identerprise,
    line: {
      productId: idproductos,
      name,
      quantity,
      note: typeof nota === 'string' ? nota.slice(0, ORDER_LIMITS.lineNoteLength) : '',
      vatPercent: porcentajeimpuestos,
      unitGrossCents: unitGrossCents(netMicros, porcentajeimpuestos),
    },
  };
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function isId(value: unknown): value is number {
  return isWhole(value, 1, 2_147_483_647);
}
