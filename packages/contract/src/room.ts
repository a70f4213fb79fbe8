import { formatSignedCents, type Cents, type CloseReason } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { tabExample, tabWire } from './tab-wire.ts';
import { id, idParam, isoTime, signedMoney, text } from './wire-fields.ts';

/** What staff do with the tabs of their tables. */
const params = z.object({ id: idParam });
const tableName = text(60);

const REASON_TO_WIRE = {
  invitation: 'invitacion',
  error: 'error',
  walkout: 'simpa',
  other: 'otro',
} as const satisfies Record<CloseReason, string>;
export const REASON_WIRE = Object.values(REASON_TO_WIRE);
export type CloseReasonWire = (typeof REASON_WIRE)[number];

export function closeReasonToWire(reason: CloseReason): CloseReasonWire {
  return REASON_TO_WIRE[reason];
}

export function closeReasonFromWire(sent: CloseReasonWire): CloseReason {
  const [reason] = (Object.keys(REASON_TO_WIRE) as CloseReason[]).filter(
    (one) => REASON_TO_WIRE[one] === sent,
  );
  return reason ?? 'other';
}

const staffExample = {
  ...tabExample,
  comensales: tabExample.comensales.map((member) => ({ ...member, yo: false })),
};

export const listTabs = defineEndpoint(staffEndpoints.listTabs, {
  summary:
    'Las cuentas abiertas del restaurante, la más antigua primero, y las cerradas con dinero por devolver en mano.',
  answers: { 200: z.array(tabWire) },
  errors: [],
  example: { answer: [staffExample] },
});

export const readTab = defineEndpoint(staffEndpoints.readTab, {
  summary: 'Una cuenta con todas sus notas, abierta o cerrada.',
  params,
  answers: { 200: tabWire },
  errors: ['not_found'],
  example: { answer: staffExample },
});

export const seatParty = defineEndpoint(staffEndpoints.seatParty, {
  summary:
    'Sienta a alguien en una mesa. Si ya tiene cuenta, responde con ella; con `otra`, abre una segunda en la misma mesa.',
  body: z.object({ mesa: tableName, otra: z._default(z.boolean(), false) }),
  answers: { 200: tabWire, 201: tabWire },
  errors: [],
  example: { body: { mesa: '4' }, answer: { ...staffExample, origen: 'camarero' } },
});

export const moveTab = defineEndpoint(staffEndpoints.moveTab, {
  summary:
    'Lleva una cuenta a otra mesa, con sus móviles y lo que aún está en el tablero. Una mesa ocupada solo con `otra`.',
  params,
  body: z.object({ mesa: tableName, otra: z._default(z.boolean(), false) }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'table_taken'],
  example: { body: { mesa: 'Terraza 1' }, answer: { ...staffExample, mesa: 'Terraza 1' } },
});

export const mergeTabs = defineEndpoint(staffEndpoints.mergeTabs, {
  summary: 'Junta una cuenta en otra, con sus comensales y sus pedidos.',
  params,
  body: z.object({ idcuenta: id }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'same_tab'],
  example: { body: { idcuenta: 58 }, answer: { ...staffExample, idcuenta: 58 } },
});

export const splitTab = defineEndpoint(staffEndpoints.splitTab, {
  summary:
    'Deshace, durante un minuto, lo último que se juntó en esta cuenta. Vuelve a su mesa; si ya está ocupada, solo con `otra`.',
  params,
  /** Older screens send none. */
  body: z._default(z.object({ otra: z._default(z.boolean(), false) }), { otra: false }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'table_taken', 'too_late_to_split', 'paid_on_account'],
  example: { body: {}, answer: staffExample },
});

export const closeTab = defineEndpoint(staffEndpoints.closeTab, {
  summary: 'Cierra una cuenta; con algo pendiente, hay que decir por qué.',
  params,
  body: z.object({ motivo: z.optional(z.enum(REASON_WIRE, 'No conocemos este motivo')) }),
  answers: { 200: tabWire },
  errors: ['not_found'],
  example: { body: { motivo: 'invitacion' }, answer: { ...staffExample, estado: 'CERRADA' } },
});

export const printBill = defineEndpoint(staffEndpoints.printBill, {
  summary:
    'Imprime la cuenta en la impresora de la casa, o la guarda como la imprime el navegador. No es un recibo ni una factura.',
  params,
  /** Older screens send none. */
  body: z._default(
    z.object({ papel: z._default(z.enum(['impresora', 'navegador']), 'impresora') }),
    { papel: 'impresora' },
  ),
  answers: { 200: z.object({ impresa: z.literal(true) }) },
  errors: ['not_found', 'no_printer', 'printer_silent'],
  example: { body: {}, answer: { impresa: true } },
});

const printedBillWire = z.object({
  /** Which of this tab's, from 1. */
  vez: z.int(),
  fecha: isoTime,
  por: z.string(),
  total: signedMoney,
  pendiente: signedMoney,
  lineas: z.array(z.object({ texto: z.string(), importe: z.nullable(z.string()) })),
});

/** A tab's bill as it was printed before it was paid. */
export interface PrintedBill {
  turn: number;
  printedAt: string;
  printedBy: string;
  totalCents: Cents;
  dueCents: Cents;
  /** As its paper has them; an amount is a text already. */
  rows: readonly { text: string; amount: string | null }[];
}

export const printedBillToWire = (bill: PrintedBill): z.output<typeof printedBillWire> => ({
  vez: bill.turn,
  fecha: bill.printedAt,
  por: bill.printedBy,
  total: formatSignedCents(bill.totalCents),
  pendiente: formatSignedCents(bill.dueCents),
  lineas: bill.rows.map(({ text: texto, amount: importe }) => ({ texto, importe })),
});

export const listPrintedBills = defineEndpoint(staffEndpoints.listPrintedBills, {
  summary:
    'Las veces que se imprimió una cuenta antes de pagarla, tal como salió cada una; no cambian nunca.',
  params,
  answers: { 200: z.array(printedBillWire) },
  errors: ['not_found'],
  example: {
    answer: [
      {
        vez: 1,
        fecha: '2026-11-30T20:40:00.000Z',
        por: 'ana',
        total: '48.10',
        pendiente: '48.10',
        lineas: [
          { texto: 'Mesa 4', importe: null },
          { texto: '2 Rabo de toro', importe: '36,00 €' },
        ],
      },
    ],
  },
});

export const admitMember = defineEndpoint(staffEndpoints.admitMember, {
  summary: 'Deja entrar en una cuenta a quien lo ha pedido.',
  params,
  body: z.object({ idcomensal: id }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed'],
  example: { body: { idcomensal: 3 }, answer: staffExample },
});

export const moveOrder = defineEndpoint(staffEndpoints.moveOrder, {
  summary: 'Pasa un pedido a la cuenta que le toca, y a su mesa.',
  params,
  body: z.object({ idcuenta: id }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'paid_on_account'],
  example: { body: { idcuenta: 58 }, answer: { ...staffExample, idcuenta: 58 } },
});
