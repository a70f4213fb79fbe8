import { formatCents, STRAY_STATES, type StrayPayment, type StrayState } from '@simplato/domain';
import { centsFromWire } from './cents-from-wire.ts';
import * as z from 'zod/mini';
import { money } from './wire-fields.ts';

const STRAY_TO_WIRE = {
  awaited: 'en_duda',
  returning: 'devolviendose',
  returned: 'devuelto',
  stuck: 'sin_devolver',
  unseen: 'sin_saber',
} as const satisfies Record<StrayState, string>;
const STRAY_WIRE = Object.values(STRAY_TO_WIRE);

/**
 * 'en_duda': the order is over and the bank has not decided; 'devolviendose' and 'devuelto': it
 * came too late and is returned automatically; 'sin_devolver': the provider refused to return it,
 * and an owner can ask again. Of an order that was paid in time ('ispaid' is 'true'), 'sin_devolver'
 * is what is missing of a refund that failed, and 'devolviendose' that it is tried again; 'sin_saber': the restaurant has left the provider, and only there can
 * it see whether it was paid.
 */
export const strayWire = z.nullable(z.object({ estado: z.enum(STRAY_WIRE), importe: money }));
type StrayWire = z.output<typeof strayWire>;

export function strayToWire(stray: StrayPayment | null): StrayWire {
  if (stray === null) return null;
  return { estado: STRAY_TO_WIRE[stray.state], importe: formatCents(stray.amountCents) };
}

export function strayFromWire(wire: StrayWire): StrayPayment | null {
  if (wire === null) return null;
  const state = STRAY_STATES.find((one) => STRAY_TO_WIRE[one] === wire.estado);
  return state ? { state, amountCents: centsFromWire(wire.importe) } : null;
}
