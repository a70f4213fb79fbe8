import { chargeTab, checkTabPayment, readTab, type TabWire } from '@simplato/contract';
import { CAME_TOO_LATE } from '@simplato/domain';
import { expect, it } from 'vitest';
import { createRoomBook } from './room-book.ts';

const EXAMPLE: TabWire = readTab.example.answer;
const [ORDER] = EXAMPLE.pedidos;
const OWED = {
  ...chargeTab.example.answer.pago,
  estado: 'pordevolver' as const,
  pordevolver: '3.50',
};

function tab(idcuenta: number, change: Partial<TabWire> = {}): TabWire {
  return { ...EXAMPLE, idcuenta, pedidos: [], ...change };
}
const order = (idorder: number, evento = 1) => ({ ...ORDER!, idorder, evento });
const head = ({ pedidos, ...rest }: TabWire) => ({
  ...rest,
  idorders: pedidos.map(({ idorder }) => idorder),
});
const shown = (book: ReturnType<typeof createRoomBook>) =>
  book.read().tabs.map(({ tabId, orders }) => [tabId, ...orders.map(({ orderId }) => orderId)]);

it('shows the open tabs of the list, oldest first', () => {
  const book = createRoomBook();
  expect(book.read().isLoaded).toBe(false);
  book.reconcile([tab(8), tab(7, { pedidos: [order(3)] })], book.moment());
  expect(book.read().isLoaded).toBe(true);
  expect(shown(book)).toEqual([[7, 3], [8]]);
});

it('takes what the stream says over an older list, and the other way round', () => {
  const book = createRoomBook();
  const moment = book.moment();
  book.hearHead(head(tab(7, { mesa: '9', evento: 20 })));
  book.reconcile([tab(7, { mesa: '4', evento: 10 })], moment);
  expect(book.read().tabs[0]?.tableName).toBe('9');
  book.reconcile([tab(7, { mesa: '12', evento: 30 })], book.moment());
  expect(book.read().tabs[0]?.tableName).toBe('12');
});

it('does not bring back a closed tab from a list that was asked for before', () => {
  const book = createRoomBook();
  book.reconcile([tab(7)], book.moment());
  const moment = book.moment();
  book.hearHead(head(tab(7, { estado: 'CERRADA', evento: 500 })));
  book.reconcile([tab(7)], moment);
  expect(shown(book)).toEqual([]);
});

it('keeps a closed tab apart until its money has been handed back', () => {
  const book = createRoomBook();
  const owing = () => book.read().owing.map(({ tabId }) => tabId);
  const owed = tab(7, { estado: 'CERRADA', pagos: [OWED], evento: 500 });
  book.reconcile([owed, tab(8)], book.moment());
  expect([shown(book), owing()]).toEqual([[[8]], [7]]);
  const back = { ...OWED, pordevolver: '0.00', estado: 'devuelto' as const };
  book.hearHead(head({ ...owed, pagos: [back], evento: 501 }));
  expect(owing()).toEqual([]);
});

it('forgets a tab that closed without its noticing, but none that came since', () => {
  const book = createRoomBook();
  book.reconcile([tab(7)], book.moment());
  const moment = book.moment();
  book.hearHead(head(tab(8)));
  book.reconcile([], moment);
  expect(shown(book)).toEqual([[8]]);
});

it('lets an order follow to another tab', () => {
  const book = createRoomBook();
  book.reconcile([tab(7, { pedidos: [order(3)] }), tab(8)], book.moment());
  book.hearHead(head(tab(7, { evento: 500 })));
  expect(book.hearHead(head(tab(8, { pedidos: [order(3)], evento: 501 }))).isWhole).toBe(true);
  expect(shown(book)).toEqual([[7], [8, 3]]);
});

it('says when a tab names an order that it has never heard of', () => {
  const book = createRoomBook();
  book.reconcile([tab(7)], book.moment());
  expect(book.hearHead(head(tab(7, { pedidos: [order(3)], evento: 500 }))).isWhole).toBe(false);
});

it('keeps the newer copy of an order', () => {
  const book = createRoomBook();
  book.reconcile([tab(7, { pedidos: [order(3, 9)] })], book.moment());
  book.hearTab(tab(7, { pedidos: [order(3, 8)], evento: 500 }));
  expect(book.read().tabs[0]?.orders[0]?.version).toBe(9);
});

it('shows who goes as soon as that is answered, and no call that has ended', () => {
  const book = createRoomBook();
  const call = {
    idllamada: 9,
    idcuenta: 7,
    mesa: '4',
    motivo: 'agua' as const,
    forma: null,
    texto: '',
    idcomensal: 1,
    desde: EXAMPLE.abierta,
    va: '',
    vista: null,
    terminada: null,
  };
  book.reconcile([tab(7, { llamadas: [call] })], book.moment());
  book.hearCall({ ...call, va: 'Marisa' });
  expect(book.read().tabs[0]?.calls).toMatchObject([{ takenBy: 'Marisa' }]);
  book.hearCall({ ...call, terminada: EXAMPLE.abierta });
  expect(book.read().tabs[0]?.calls).toEqual([]);
});

it('tells once of a payment that came when its tab was over, and of none that somebody gave back', () => {
  const book = createRoomBook();
  const paying = { ...checkTabPayment.example.answer.pago, idpago: 55, motivo: '' };
  const came = {
    ...paying,
    estado: 'devuelto' as const,
    lineas: [],
    cobrado: '20.70',
    motivo: CAME_TOO_LATE,
  };
  const closed = (evento: number, ...pagos: TabWire['pagos']) =>
    book.hearHead(head(tab(7, { estado: 'CERRADA', pagos, evento }))).late;
  expect(book.hearHead(head(tab(7, { pagos: [paying], evento: 500 }))).late).toEqual([]);
  expect(closed(501, paying)).toEqual([]);
  expect(closed(502, came)).toMatchObject([{ paymentNumber: 55, chargedCents: 2070 }]);
  expect(closed(503, came)).toEqual([]);
  expect(closed(504, came, { ...came, idpago: 56, motivo: 'Estaba frío' })).toEqual([]);
});
