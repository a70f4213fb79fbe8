import { expect, test } from 'vitest';
import type { ClosedShift } from './closed-shift.ts';
import { shiftCsv } from './shift-csv.ts';

const SHIFT: ClosedShift = {
  shiftNumber: 214,
  openedAt: '2026-11-27T18:30:00.000Z',
  openedBy: 'Marisa',
  closedAt: '2026-11-27T23:41:00.000Z',
  closedBy: 'Marisa',
  movements: [
    {
      movementNumber: 1,
      cents: -1860,
      reason: '=Pan',
      actor: 'Álvaro',
      movedAt: '2026-11-27T19:48:00.000Z',
    },
  ],
  countedCents: 18_890,
  leftCents: 10_000,
  differenceReason: 'Cambio mal dado',
  report: {
    charges: 2,
    returns: 1,
    rows: [
      { kind: 'charged', form: 'cash', count: 1, amountCents: 1000, tipCents: 50 },
      { kind: 'refunded', form: 'online', count: 1, amountCents: -500, tipCents: 0 },
    ],
    saleCents: 500,
    tipCents: 50,
    late: { payments: 1, inCents: 700, backCents: 0 },
    byVat: [{ vatPercent: 10, netCents: 455, vatCents: 45, grossCents: 500 }],
    byPerson: [
      { name: null, amountCents: -500 },
      { name: 'Marisa', amountCents: 1000 },
    ],
    drawer: {
      floatCents: 20_000,
      inCents: 0,
      outCents: 1860,
      cashCents: 1050,
      cashBackCents: 0,
      expectedCents: 19_190,
      sinceCents: 1250,
    },
    open: [
      {
        paymentNumber: 88,
        tableName: '4',
        amountCents: 1200,
        startedAt: '2026-11-27T23:40:00.000Z',
      },
    ],
  },
};

test('a closed shift is a table, amounts below zero where money is missing or went out', () => {
  expect(shiftCsv(SHIFT).slice(1).split('\r\n')).toEqual([
    'Apartado;Concepto;Veces;Base;Cuota;Importe;Propina',
    'Turno;Z 214;;;;;',
    'Turno;Abierto 27/11/2026 19:30, Marisa;;;;;',
    'Turno;Cerrado 28/11/2026 00:41, Marisa;;;;;',
    'Forma de pago;Efectivo;1;;;10,00;0,50',
    'Forma de pago;Devuelto, en el móvil;1;;;-5,00;0,00',
    'Forma de pago;Suma;;;;5,00;0,50',
    'Fuera de la venta;Llegó tarde;1;;;7,00;',
    'IVA;10 %;;4,55;0,45;5,00;',
    'Quién cobra;La mesa, con su móvil;;;;-5,00;',
    'Quién cobra;Marisa;;;;10,00;',
    'Cajón;Fondo;;;;200,00;',
    "Cajón;'=Pan (27/11/2026 20:48, Álvaro);;;;-18,60;",
    'Cajón;Efectivo cobrado;;;;10,50;',
    'Cajón;Efectivo devuelto;;;;0,00;',
    'Cajón;Esperado;;;;191,90;',
    'Cajón;Contado;;;;188,90;',
    'Cajón;Diferencia: Cambio mal dado;;;;-3,00;',
    'Cajón;Movido después de contar;;;;12,50;',
    'Cajón;Queda en el cajón;;;;100,00;',
    'Cajón;A la caja fuerte;;;;101,40;',
    'Pago sin terminar;88, mesa 4;;;;12,00;',
    '',
  ]);
});
