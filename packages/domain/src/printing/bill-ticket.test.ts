import { expect, test } from 'vitest';
import type { OrderLine } from '../orders/order.ts';
import { billTicket, type BilledTab } from './bill-ticket.ts';
import { escPosTicket } from './esc-pos.ts';

const line = (name: string, quantity: number, unitGrossCents: number) =>
  ({
    name,
    quantity,
    unitGrossCents,
    vatPercent: 10,
    formatId: null,
    options: [],
  }) as unknown as OrderLine;
const TAB: BilledTab = {
  tableName: '4',
  openedAt: '2026-11-20T20:10:00.000Z',
  orders: [{ status: 'ready', payment: 'unpaid', lines: [line('Caña', 3, 230)] }],
  totals: { totalCents: 690, paidCents: 0, dueCents: 690 },
};
const amountsOf = (tab: BilledTab) =>
  billTicket('Casa Ñ', tab).flatMap((row) =>
    row.kind === 'amount' ? [`${row.text}: ${row.amount}`.replaceAll('\u00A0', ' ')] : [],
  );

test('the printed bill says what the table has had, what is due, and that it is no receipt', () => {
  const rows = billTicket('Casa Ñ', TAB);
  expect(rows.slice(0, 3)).toEqual([
    { kind: 'table', text: 'Mesa 4' },
    { kind: 'detail', text: 'Casa Ñ' },
    { kind: 'detail', text: 'Cuenta · 20/11/2026, 21:10' },
  ]);
  expect(amountsOf(TAB)).toEqual(['3 Caña: 6,90 €', 'Total: 6,90 €', '10 % de 6,27 €: 0,63 €']);
  expect(rows.at(-1)).toEqual({ kind: 'detail', text: 'No es un recibo ni una factura.' });
});

test('what is paid already, and what was given back, lowers what is due', () => {
  const totals = { totalCents: 600, paidCents: 400, dueCents: 200 };
  expect(amountsOf({ ...TAB, totals })).toEqual([
    '3 Caña: 6,90 €',
    'Devuelto por el restaurante: −0,90 €',
    'Total: 6,00 €',
    'Pagado: 4,00 €',
    'Por pagar: 2,00 €',
    '10 % de 6,27 €: 0,63 €',
  ]);
});

test('an amount stands at the end of its row, however long its name is', () => {
  const name = 'Rabo de toro estofado con su guarnición de patatas panaderas';
  const bytes = escPosTicket([{ kind: 'amount', text: name, amount: '18,00 €', isStrong: false }]);
  const printed = String.fromCharCode(...bytes).split('\n');
  const last = printed.find((row) => row.endsWith('18,00 \u00D5'));
  expect(last).toHaveLength(42);
});
