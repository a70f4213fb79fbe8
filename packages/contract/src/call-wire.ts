import type { BillForm, Call, CallKind } from '@simplato/domain';
import * as z from 'zod/mini';
import { id, isoTime } from './wire-fields.ts';

const KIND_TO_WIRE = {
  waiter: 'camarero',
  water: 'agua',
  bread: 'pan',
  cutlery: 'cubiertos',
  other: 'otra',
  bill: 'cuenta',
} as const satisfies Record<CallKind, string>;
export const CALL_KIND_WIRE = Object.values(KIND_TO_WIRE);
export type CallKindWire = (typeof CALL_KIND_WIRE)[number];

const FORM_TO_WIRE = {
  cash: 'efectivo',
  card: 'tarjeta',
} as const satisfies Record<BillForm, string>;
export const BILL_FORM_WIRE = Object.values(FORM_TO_WIRE);
export type BillFormWire = (typeof BILL_FORM_WIRE)[number];

export const callWire = z.object({
  idllamada: id,
  idcuenta: id,
  mesa: z.string(),
  motivo: z.enum(CALL_KIND_WIRE),
  /** How the bill will be paid; null for anything else. */
  forma: z.nullable(z.enum(BILL_FORM_WIRE)),
  /** What was written for 'otra'. */
  texto: z.string(),
  /** Who called; null where that phone is no member any more. */
  idcomensal: z.nullable(id),
  desde: isoTime,
  /** Who of the staff goes; empty until somebody does. */
  va: z.string(),
  vista: z.nullable(isoTime),
  terminada: z.nullable(isoTime),
});
export type CallWire = z.output<typeof callWire>;

export function callKindFromWire(sent: CallKindWire): CallKind {
  const kinds = Object.keys(KIND_TO_WIRE) as CallKind[];
  return kinds.find((kind) => KIND_TO_WIRE[kind] === sent) ?? 'other';
}

export function billFormFromWire(sent: BillFormWire): BillForm {
  return sent === FORM_TO_WIRE.cash ? 'cash' : 'card';
}

export function callToWire(call: Call): CallWire {
  return {
    idllamada: call.callId,
    idcuenta: call.tabId,
    mesa: call.tableName,
    motivo: KIND_TO_WIRE[call.kind],
    forma: call.form && FORM_TO_WIRE[call.form],
    texto: call.text,
    idcomensal: call.memberId,
    desde: call.askedAt,
    va: call.takenBy,
    vista: call.takenAt,
    terminada: call.endedAt,
  };
}

export function callFromWire(wire: CallWire): Call {
  return {
    callId: wire.idllamada,
    tabId: wire.idcuenta,
    tableName: wire.mesa,
    kind: callKindFromWire(wire.motivo),
    form: wire.forma && billFormFromWire(wire.forma),
    text: wire.texto,
    memberId: wire.idcomensal,
    askedAt: wire.desde,
    takenBy: wire.va,
    takenAt: wire.vista,
    endedAt: wire.terminada,
  };
}

export const callExample: CallWire = {
  idllamada: 9,
  idcuenta: 57,
  mesa: '4',
  motivo: 'agua',
  forma: null,
  texto: '',
  idcomensal: 1,
  desde: '2026-11-20T20:52:00.000Z',
  va: '',
  vista: null,
  terminada: null,
};
