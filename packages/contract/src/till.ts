import {
  formatCents,
  formatSignedCents,
  differenceCents,
  MAX_TILL_CENTS,
  safeCents,
  TILL_REASON_LENGTH,
  type CashMovement,
  type Cents,
  type ClosedShift,
  type Drawer,
  type OpenPayment,
  type ShiftReport,
} from '@simplato/domain';
import { centsFromWire } from './cents-from-wire.ts';
import * as z from 'zod/mini';
import { signedCents, vatFromWire, vatToWire, vatWire } from './corrections.ts';
import { defineEndpoint } from './endpoint.ts';
import { idempotencyHeaders } from './orders.ts';
import { invoicedFromWire, invoicedToWire, invoicedWire } from './invoices.ts';
import { moneyByFormFromWire, moneyByFormToWire, moneyByFormWire } from './money-by-form-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import {
  atMost,
  id,
  idParam,
  isoTime,
  money,
  moneyInput,
  requiredText,
  signedMoney,
  text,
} from './wire-fields.ts';

/** Closed shifts per page. */
export const SHIFTS_PAGE = 30;

const count = z.int().check(z.minimum(0));

const movementWire = z.object({
  numero: id,
  tipo: z.enum(['entrada', 'salida']),
  importe: money,
  motivo: z.string(),
  quien: z.string(),
  cuando: isoTime,
});

const drawerWire = z.object({
  fondo: money,
  entradas: money,
  salidas: money,
  /** Tips in cash included. */
  efectivo: money,
  devuelto: signedMoney,
  /** When it was counted, like `contado`. */
  esperado: signedMoney,
  /** What came in since, less what went out; absent from older servers. */
  despues: z.optional(signedMoney),
});

const reportWire = z.extend(moneyByFormWire, {
  cobros: count,
  devoluciones: count,
  iva: vatWire,
  /** Without a name: what phones paid. */
  personas: z.array(z.object({ nombre: z.nullable(z.string()), importe: signedMoney })),
  /** Null until it is counted; then all that is cash is missing in the rest too. */
  cajon: z.nullable(drawerWire),
  /** Under way: whichever shift runs when they end counts them. */
  abiertos: z.array(
    z.object({
      idpago: id,
      mesa: z.string(),
      importe: money,
      desde: isoTime,
      /** Nothing waits for it any more: what comes of it goes back. */
      suelto: z.optional(z.boolean()),
    }),
  ),
  /** Issued since the Z before; absent until it is counted, and from one of before. */
  facturado: z.optional(invoicedWire),
});
type ReportWire = z.output<typeof reportWire>;

const openShiftWire = z.object({
  numero: id,
  abierto: isoTime,
  abre: z.string(),
  fondo: money,
  /** Null until the drawer is counted. */
  contado: z.nullable(money),
  movimientos: z.array(movementWire),
});
const tillWire = z.object({
  turno: z.nullable(openShiftWire),
  /** Of the last closed shift; null before there was any. */
  deja: z.nullable(money),
  /** Charges that no Z has counted yet while no shift is open. */
  sinturno: count,
  /** What has yet to be handed back, whether its tab is open or not; absent from older servers. */
  pordevolver: z.optional(
    z.array(
      z.object({
        idcuenta: id,
        idpago: id,
        /** The order that it paid when that was placed; absent of one that paid shares of the tab. */
        idorder: z.optional(id),
        mesa: z.string(),
        /** Empty where it was taken from nobody in particular. */
        nombre: z.string(),
        /** Who of the staff took it; empty where it was paid online. Absent from older servers. */
        quien: z.optional(z.string()),
        importe: money,
      }),
    ),
  ),
});
export type TillWire = z.output<typeof tillWire>;

const shiftHeadWire = z.object({
  numero: id,
  abierto: isoTime,
  abre: z.string(),
  cerrado: isoTime,
  cierra: z.string(),
  venta: signedMoney,
  propinas: signedMoney,
  contado: money,
  esperado: signedMoney,
  diferencia: signedMoney,
  deja: money,
  cajafuerte: signedMoney,
  motivo: z.string(),
});
export type ShiftHeadWire = z.output<typeof shiftHeadWire>;

const closedShiftWire = z.extend(shiftHeadWire, {
  movimientos: z.array(movementWire),
  informe: reportWire,
});
type ClosedShiftWire = z.output<typeof closedShiftWire>;

/** A shift that is open, as the till's staff know it. */
export interface OpenShift {
  shiftNumber: number;
  openedAt: string;
  openedBy: string;
  floatCents: number;
  /** Null until somebody has counted the drawer. */
  countedCents: number | null;
  movements: readonly CashMovement[];
}

export interface Till {
  shift: OpenShift | null;
  leftCents: number | null;
  uncounted: number;
  owedBack: readonly OwedBack[];
}

/** What somebody at a table has to get back by hand. */
export interface OwedBack {
  tabId: number;
  paymentNumber: number;
  /** That was paid online by itself, and whose money the provider does not return; null of shares. */
  orderId: number | null;
  tableName: string;
  payerName: string;
  /** Empty where it was paid online. */
  takenBy: string;
  cents: Cents;
}

function movementToWire(movement: CashMovement): z.output<typeof movementWire> {
  return {
    numero: movement.movementNumber,
    tipo: movement.cents > 0 ? 'entrada' : 'salida',
    importe: formatCents(Math.abs(movement.cents)),
    motivo: movement.reason,
    quien: movement.actor,
    cuando: movement.movedAt,
  };
}

function movementFromWire(wire: z.output<typeof movementWire>): CashMovement {
  return {
    movementNumber: wire.numero,
    cents: wire.tipo === 'entrada' ? centsFromWire(wire.importe) : -centsFromWire(wire.importe),
    reason: wire.motivo,
    actor: wire.quien,
    movedAt: wire.cuando,
  };
}

export function tillToWire({ shift, leftCents, uncounted, owedBack }: Till): TillWire {
  return {
    turno: shift && {
      numero: shift.shiftNumber,
      abierto: shift.openedAt,
      abre: shift.openedBy,
      fondo: formatCents(shift.floatCents),
      contado: shift.countedCents === null ? null : formatCents(shift.countedCents),
      movimientos: shift.movements.map(movementToWire),
    },
    deja: leftCents === null ? null : formatCents(leftCents),
    sinturno: uncounted,
    pordevolver: owedBack.map((one) => ({
      idcuenta: one.tabId,
      idpago: one.paymentNumber,
      ...(one.orderId !== null && { idorder: one.orderId }),
      mesa: one.tableName,
      nombre: one.payerName,
      quien: one.takenBy,
      importe: formatCents(one.cents),
    })),
  };
}

export function tillFromWire({ turno, deja, sinturno, pordevolver = [] }: TillWire): Till {
  return {
    shift: turno && {
      shiftNumber: turno.numero,
      openedAt: turno.abierto,
      openedBy: turno.abre,
      floatCents: centsFromWire(turno.fondo),
      countedCents: turno.contado === null ? null : centsFromWire(turno.contado),
      movements: turno.movimientos.map(movementFromWire),
    },
    leftCents: deja === null ? null : centsFromWire(deja),
    owedBack: pordevolver.map((one) => ({
      tabId: one.idcuenta,
      paymentNumber: one.idpago,
      orderId: one.idorder ?? null,
      tableName: one.mesa,
      payerName: one.nombre,
      takenBy: one.quien ?? '',
      cents: centsFromWire(one.importe),
    })),
    uncounted: sinturno,
  };
}

function drawerToWire(drawer: Drawer): z.output<typeof drawerWire> {
  return {
    fondo: formatCents(drawer.floatCents),
    entradas: formatCents(drawer.inCents),
    salidas: formatCents(drawer.outCents),
    efectivo: formatCents(drawer.cashCents),
    devuelto: formatSignedCents(drawer.cashBackCents),
    esperado: formatSignedCents(drawer.expectedCents),
    despues: formatSignedCents(drawer.sinceCents),
  };
}

function drawerFromWire(wire: z.output<typeof drawerWire>): Drawer {
  return {
    floatCents: centsFromWire(wire.fondo),
    inCents: centsFromWire(wire.entradas),
    outCents: centsFromWire(wire.salidas),
    cashCents: centsFromWire(wire.efectivo),
    cashBackCents: signedCents(wire.devuelto),
    expectedCents: signedCents(wire.esperado),
    sinceCents: signedCents(wire.despues ?? '0.00'),
  };
}

export function reportToWire(report: ShiftReport): ReportWire {
  return {
    cobros: report.charges,
    devoluciones: report.returns,
    ...moneyByFormToWire(report),
    iva: vatToWire(report.byVat),
    ...(report.invoiced && { facturado: invoicedToWire(report.invoiced) }),
    personas: report.byPerson.map(({ name, amountCents }) => ({
      nombre: name,
      importe: formatSignedCents(amountCents),
    })),
    cajon: report.drawer && drawerToWire(report.drawer),
    abiertos: report.open.map((one) => ({
      idpago: one.paymentNumber,
      mesa: one.tableName,
      importe: formatCents(one.amountCents),
      desde: one.startedAt,
      ...(one.isLetGo && { suelto: true }),
    })),
  };
}

export function reportFromWire(wire: ReportWire): ShiftReport {
  return {
    charges: wire.cobros,
    returns: wire.devoluciones,
    ...moneyByFormFromWire(wire),
    byVat: vatFromWire(wire.iva),
    ...(wire.facturado && { invoiced: invoicedFromWire(wire.facturado) }),
    byPerson: wire.personas.map(({ nombre, importe }) => ({
      name: nombre,
      amountCents: signedCents(importe),
    })),
    drawer: wire.cajon && drawerFromWire(wire.cajon),
    open: wire.abiertos.map((one): OpenPayment => ({
      paymentNumber: one.idpago,
      tableName: one.mesa,
      amountCents: centsFromWire(one.importe),
      startedAt: one.desde,
      isLetGo: one.suelto ?? false,
    })),
  };
}

export function shiftHeadToWire(shift: ClosedShift): ShiftHeadWire {
  const { report, countedCents } = shift;
  return {
    numero: shift.shiftNumber,
    abierto: shift.openedAt,
    abre: shift.openedBy,
    cerrado: shift.closedAt,
    cierra: shift.closedBy,
    venta: formatSignedCents(report.saleCents),
    propinas: formatSignedCents(report.tipCents),
    contado: formatCents(countedCents),
    esperado: formatSignedCents(report.drawer.expectedCents),
    diferencia: formatSignedCents(differenceCents(countedCents, report.drawer)),
    deja: formatCents(shift.leftCents),
    cajafuerte: formatSignedCents(safeCents(shift)),
    motivo: shift.differenceReason,
  };
}

export function closedShiftToWire(shift: ClosedShift): ClosedShiftWire {
  return {
    ...shiftHeadToWire(shift),
    movimientos: shift.movements.map(movementToWire),
    informe: reportToWire(shift.report),
  };
}

export function closedShiftFromWire(wire: ClosedShiftWire): ClosedShift {
  const { drawer, ...report } = reportFromWire(wire.informe);
  if (drawer === null) throw new Error('A closed shift has been counted');
  return {
    shiftNumber: wire.numero,
    openedAt: wire.abierto,
    openedBy: wire.abre,
    closedAt: wire.cerrado,
    closedBy: wire.cierra,
    movements: wire.movimientos.map(movementFromWire),
    countedCents: centsFromWire(wire.contado),
    leftCents: centsFromWire(wire.deja),
    differenceReason: wire.motivo,
    report: { ...report, drawer },
  };
}

const TOO_MUCH = 'Es demasiado dinero para una caja';
const tillAmount = z.pipe(moneyInput, z.int().check(z.maximum(MAX_TILL_CENTS, TOO_MUCH)));
const movedAmount = z.pipe(
  moneyInput,
  z
    .int()
    .check(z.minimum(1, 'Escribe un importe mayor que cero'), z.maximum(MAX_TILL_CENTS, TOO_MUCH)),
);
const movement = z.object({
  importe: movedAmount,
  motivo: requiredText(TILL_REASON_LENGTH),
});

const openExample: z.output<typeof openShiftWire> = {
  numero: 214,
  abierto: '2026-11-27T18:30:00.000Z',
  abre: 'Marisa',
  fondo: '200.00',
  contado: null,
  movimientos: [
    {
      numero: 1,
      tipo: 'salida',
      importe: '18.60',
      motivo: 'Pan de la tahona',
      quien: 'Álvaro',
      cuando: '2026-11-27T19:48:00.000Z',
    },
  ],
};
const tillExample: TillWire = { turno: openExample, deja: '200.00', sinturno: 0 };
const reportExample: ReportWire = {
  cobros: 2,
  devoluciones: 0,
  formas: [
    { clase: 'cobro', forma: 'online', veces: 1, importe: '30.90', propina: '1.35' },
    { clase: 'cobro', forma: 'efectivo', veces: 1, importe: '16.50', propina: '0.50' },
  ],
  venta: '47.40',
  propinas: '1.85',
  tarde: { pagos: 0, cobrado: '0.00', devuelto: '0.00' },
  iva: [
    { porcentaje: 10, base: '31.36', cuota: '3.14', total: '34.50' },
    { porcentaje: 21, base: '10.66', cuota: '2.24', total: '12.90' },
  ],
  personas: [
    { nombre: null, importe: '30.90' },
    { nombre: 'Marisa', importe: '16.50' },
  ],
  cajon: {
    fondo: '200.00',
    entradas: '0.00',
    salidas: '18.60',
    efectivo: '17.00',
    devuelto: '0.00',
    esperado: '198.40',
    despues: '0.00',
  },
  abiertos: [],
};
const headExample: ShiftHeadWire = {
  numero: 214,
  abierto: '2026-11-27T18:30:00.000Z',
  abre: 'Marisa',
  cerrado: '2026-11-27T23:41:00.000Z',
  cierra: 'Marisa',
  venta: '47.40',
  propinas: '1.85',
  contado: '195.90',
  esperado: '198.40',
  diferencia: '-2.50',
  deja: '100.00',
  cajafuerte: '95.90',
  motivo: 'Cambio mal dado en la Terraza 2',
};
const closedExample: ClosedShiftWire = {
  ...headExample,
  movimientos: openExample.movimientos,
  informe: reportExample,
};

export const readTill = defineEndpoint(staffEndpoints.readTill, {
  summary: 'La caja: el turno abierto con sus entradas y salidas, o lo que dejó el último.',
  answers: { 200: tillWire },
  errors: [],
  example: { answer: tillExample },
});

export const openShift = defineEndpoint(staffEndpoints.openShift, {
  summary: 'Abre un turno con el fondo que hay en el cajón.',
  body: z.object({ fondo: tillAmount }),
  answers: { 201: tillWire },
  errors: ['shift_open'],
  example: { body: { fondo: '200.00' }, answer: { ...tillExample, deja: null } },
});

export const putCashIn = defineEndpoint(staffEndpoints.putCashIn, {
  summary: 'Anota efectivo que entra en el cajón. Una Idempotency-Key lo anota una vez.',
  headers: idempotencyHeaders,
  body: movement,
  answers: { 200: tillWire, 201: tillWire },
  errors: ['no_shift', 'key_reused'],
  example: { body: { importe: '50.00', motivo: 'Cambio del banco' }, answer: tillExample },
});

export const takeCashOut = defineEndpoint(staffEndpoints.takeCashOut, {
  summary: 'Anota efectivo que sale del cajón. Una Idempotency-Key lo anota una vez.',
  headers: idempotencyHeaders,
  body: movement,
  answers: { 200: tillWire, 201: tillWire },
  errors: ['no_shift', 'key_reused'],
  example: { body: { importe: '18.60', motivo: 'Pan de la tahona' }, answer: tillExample },
});

export const readShiftSoFar = defineEndpoint(staffEndpoints.readShiftSoFar, {
  summary:
    'X: lo que lleva el turno. Hasta que se cuenta el cajón, sin nada de lo que es efectivo: así se cuenta a ciegas.',
  answers: { 200: reportWire },
  errors: ['no_shift'],
  example: { answer: reportExample },
});

export const countTill = defineEndpoint(staffEndpoints.countTill, {
  summary:
    'Anota lo que se ha contado en el cajón, una vez por turno: es lo que dirá su Z. Desde entonces X lo dice todo.',
  body: z.object({ contado: tillAmount }),
  answers: { 200: tillWire },
  errors: ['no_shift', 'till_counted'],
  example: {
    body: { contado: '195.90' },
    answer: { ...tillExample, turno: { ...openExample, contado: '195.90' } },
  },
});

export const closeShift = defineEndpoint(staffEndpoints.closeShift, {
  summary:
    'Z: cierra el turno, para siempre. No espera a los pagos sin terminar: los nombra. `contado` es lo que ya se contó, si se contó: `esperado` y `diferencia` son los de ese momento, y lo que se movió después va aparte, en `despues`. Con `turno`, repetirlo igual responde con el mismo Z.',
  body: z.object({
    contado: tillAmount,
    deja: tillAmount,
    motivo: z._default(
      text(TILL_REASON_LENGTH * 10).check(atMost(TILL_REASON_LENGTH, 'letras')),
      '',
    ),
    /** The number of the shift that is meant; without it, the open one. */
    turno: z.optional(id),
  }),
  answers: { 200: closedShiftWire, 201: closedShiftWire },
  errors: ['no_shift', 'till_counted', 'shift_closed'],
  example: {
    body: { contado: '195.90', deja: '100.00', motivo: 'Cambio mal dado en la Terraza 2' },
    answer: closedExample,
  },
});

export const listShifts = defineEndpoint(staffEndpoints.listShifts, {
  summary: 'Los turnos cerrados, el último primero, por páginas.',
  query: z.object({
    /** The `siguiente` of the previous page. */
    antes: z.optional(idParam),
  }),
  answers: {
    200: z.object({
      turnos: z.array(shiftHeadWire),
      /** Where the next page begins; null on the last page. */
      siguiente: z.nullable(z.int()),
    }),
  },
  errors: [],
  example: { answer: { turnos: [headExample], siguiente: null } },
});

const params = z.object({ numero: idParam });

export const readShift = defineEndpoint(staffEndpoints.readShift, {
  summary: 'Un turno cerrado con su Z.',
  params,
  answers: { 200: closedShiftWire },
  errors: ['not_found'],
  example: { answer: closedExample },
});

export const printShift = defineEndpoint(staffEndpoints.printShift, {
  summary: 'El Z de un turno cerrado, en PDF.',
  params,
  answers: { 200: z.string() },
  file: 'application/pdf',
  errors: ['not_found'],
  example: { answer: '%PDF-1.7' },
});

export const exportShift = defineEndpoint(staffEndpoints.exportShift, {
  summary: 'El Z de un turno cerrado, en CSV.',
  params,
  answers: { 200: z.string() },
  file: 'text/csv; charset=utf-8',
  errors: ['not_found'],
  example: { answer: 'Apartado;Concepto;Veces;Base;Cuota;Importe;Propina\r\n' },
});
