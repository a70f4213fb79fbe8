import {
  choiceFromWire,
  productFactsFromWire,
  type BodyOf,
  type placeOrder,
} from '@simplato/contract';
import type { RequestedLine } from '@simplato/domain';

/** A line of an order, or of a basket, as a client sends it. */
export function wishedLine(line: BodyOf<typeof placeOrder>['lineas'][number]): RequestedLine {
  return {
    productId: line.idproductos,
    ...choiceFromWire(line),
    shownVersion: line.version,
    quantity: line.quantity,
    note: line.nota,
    shownGrossCents: line.preciounitario,
    read: line.leido && productFactsFromWire(line.leido),
  };
}
