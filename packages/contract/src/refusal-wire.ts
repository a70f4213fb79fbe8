import {
  formatCents,
  type Category,
  type Cents,
  type LineChange,
  type Product,
  type ProductChoice,
  type ProductFacts,
  type Restaurant,
} from '@simplato/domain';
import { categoryToWire } from './category-wire.ts';
import type { CurrentLineWire, ErrorBody, LineObstacleWire } from './error-body.ts';
import type { FileReadingWire } from './letter-kinds.ts';
import type { MenuPreviewWire } from './menu-preview-wire.ts';
import { choiceToWire } from './product-choice-wire.ts';
import { productFactsToWire } from './product-facts-wire.ts';
import { productToWire } from './product-wire.ts';
import { restaurantToWire } from './restaurants.ts';
import type { TabWire } from './tab-wire.ts';

/** A line of a refused order as the menu has it now. */
export interface CurrentLine extends ProductChoice {
  productId: number;
  name: string;
  quantity: number;
  /** Null if it is not available as chosen. */
  unitGrossCents: Cents | null;
  change: LineChange['kind'];
  /** The chosen options that have run out. */
  soldOut?: readonly number[] | undefined;
  /** In a round: whose it is. */
  memberId?: number;
  /** What the menu says about it, if the caller said what was read. */
  facts?: ProductFacts | null;
  /** What was read about it, which the caller need not have. */
  read?: ProductFacts | undefined;
}

/** What a refusal tells besides its code. */
export interface Refusal {
  /** One message per field, by its path in the body. */
  fields?: Record<string, string>;
  /** The order as the menu has it now. */
  order?: { lines: readonly CurrentLine[]; totalCents: Cents };
  /** The row as it is now, which the caller saw in another version. */
  product?: Product;
  category?: Category;
  restaurant?: Restaurant;
  /** What a menu file would do now. */
  preview?: MenuPreviewWire;
  /** The ways to read a file that does not say how it is written. */
  readings?: FileReadingWire[];
  /** The caller's tab as it is now. */
  tab?: TabWire;
  /** What the caller's share comes to now. */
  amountCents?: Cents;
  /** How long an order takes now. */
  delayMinutes?: number;
  /** How many products a category has. */
  productCount?: number;
}

export function refusalToWire({
  fields,
  order,
  product,
  category,
  restaurant,
  preview,
  readings,
  tab,
  amountCents,
  delayMinutes,
  productCount,
}: Refusal): Omit<ErrorBody, 'code' | 'message'> {
  return {
    ...(order && {
      lineas: order.lines.map(currentLineToWire),
      total: formatCents(order.totalCents),
    }),
    ...(fields && { fields }),
    ...(product && { producto: productToWire(product) }),
    ...(category && { categoria: categoryToWire(category) }),
    ...(restaurant && { actual: restaurantToWire(restaurant) }),
    ...(preview && { previa: preview }),
    ...(tab && { cuenta: tab }),
    ...(amountCents !== undefined && { importe: formatCents(amountCents) }),
    ...(delayMinutes !== undefined && { demora: delayMinutes }),
    ...(readings && { lecturas: readings }),
    ...(productCount !== undefined && { productos: productCount }),
  };
}

const OBSTACLES = {
  same: null,
  different: null,
  gone: 'borrado',
  'sold-out': 'agotado',
  'not-served': 'fuera_de_horario',
  options: 'opciones',
} as const satisfies Record<LineChange['kind'], LineObstacleWire | null>;

function currentLineToWire(line: CurrentLine): CurrentLineWire {
  return {
    idproductos: line.productId,
    name: line.name,
    quantity: line.quantity,
    disponible: line.unitGrossCents !== null,
    preciounitario: line.unitGrossCents === null ? null : formatCents(line.unitGrossCents),
    ...choiceToWire(line),
    motivo: OBSTACLES[line.change],
    ...(line.soldOut && { agotadas: [...line.soldOut] }),
    ...(line.memberId !== undefined && { idcomensal: line.memberId }),
    ...(line.facts && { actual: productFactsToWire(line.facts) }),
    ...(line.read && { leido: productFactsToWire(line.read) }),
  };
}
