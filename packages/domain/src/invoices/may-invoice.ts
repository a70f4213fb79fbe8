import type { RegisteredRestaurant } from '../restaurant/restaurant.ts';
import { taxIdWarning } from '../restaurant/tax-id.ts';

/** Where invoices are told to another treasury than the state's: TicketBAI, and Navarra's own. */
const OWN_TREASURY: ReadonlyMap<string, string> = new Map([
  ['Álava', 'TicketBAI'],
  ['Guipúzcoa', 'TicketBAI'],
  ['Vizcaya', 'TicketBAI'],
  ['Navarra', 'la Hacienda Foral de Navarra'],
]);

/** Without Spain's VAT; what is sold there bears another tax. */
const WITHOUT_VAT: ReadonlySet<string> = new Set([
  'Las Palmas',
  'Santa Cruz de Tenerife',
  'Ceuta',
  'Melilla',
]);

/** Why a restaurant cannot invoice with us, for its owner; null if it can. */
export function invoicingObstacle({
  province,
  taxId,
}: Pick<RegisteredRestaurant, 'province' | 'taxId'>): string | null {
  const treasury = OWN_TREASURY.get(province);
  if (treasury !== undefined) {
    return `En ${province} las facturas van por ${treasury}, que Simplato no lleva: emítelas con tu programa de siempre.`;
  }
  if (WITHOUT_VAT.has(province)) {
    return `En ${province} no se aplica el IVA, y Simplato no lleva otro impuesto: emite las facturas con tu programa de siempre.`;
  }
  if (taxIdWarning(taxId) !== null) {
    return `El NIF ${taxId} no es válido: su letra o cifra de control no cuadra. Escríbenos para corregir el del registro.`;
  }
  return null;
}
