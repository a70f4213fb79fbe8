import {
  changeBoardSettings,
  listTabs,
  listWaitingTickets,
  placeOrder,
  listPrintedBills,
  printBill,
  printTicket,
  removeFromOrder,
} from '@simplato/contract';
import { serve } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { openPrinters } from '../../../test/printers.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const { plugIn, unplug } = openPrinters();

async function restaurantWithPrinter(impresora: string) {
  const restaurant = await testApp.openRestaurant();
  const [diner, staff] = [await restaurant.seat('4'), await restaurant.logIn()];
  const body = { avisominutos: 10, retrasominutos: 20, impresora };
  await staff.call(changeBoardSettings, { body });
  const { idorder } = await diner.call(placeOrder, {
    body: restaurant.order({ rabo: 2 }, { comentarios: 'Piña sin azúcar · 3 € · 寿司' }),
  });
  const { restaurantId } = restaurant;
  return { restaurantId, staff, print: { params: { id: idorder } } };
}

describe('a kitchen ticket', () => {
  test('is printed in full, with its special characters, and the paper is cut', async () => {
    const { address, printed } = await plugIn();
    const { staff, print } = await restaurantWithPrinter(address);
    expect(await staff.call(printTicket, print)).toEqual({ impresa: true });
    const bytes = await printed;
    expect([...bytes.subarray(0, 5)]).toEqual([0x1b, 0x40, 0x1b, 0x74, 19]);
    const says = bytes.toString('latin1');
    expect(says).toContain('Mesa 4\n');
    expect(says).toContain('2x  Rabo de toro\n');
    // ñ, ú, · and € in code page 858.
    expect(says).toContain('NOTA: Pi\u00A4a sin az\u00A3car \u00FA 3 \u00D5 \u00FA ShouSi\n');
    expect([...bytes.subarray(-4)]).toEqual([0x1d, 0x56, 66, 0]);
  });

  test('is printed even if the printer keeps the connection open', async () => {
    const { address } = await plugIn((socket) => socket.resume().on('error', () => undefined));
    const { staff, print } = await restaurantWithPrinter(address);
    expect(await staff.call(printTicket, print)).toEqual({ impresa: true });
  });

  test('for a printer that is off is refused, with advice on what to check', async () => {
    const { address } = await plugIn();
    const { staff, print } = await restaurantWithPrinter(address);
    unplug();
    const { message } = await staff.refused('printer_silent', printTicket, print);
    expect(message).toContain('La impresora no responde');
  });

  test('for a printer that drops the connection is refused', async () => {
    const { address } = await plugIn((socket) => socket.resetAndDestroy());
    const { staff, print } = await restaurantWithPrinter(address);
    await staff.refused('printer_silent', printTicket, print);
  });

  test('needs a printer, and an order of the restaurant', async () => {
    const { staff, print } = await restaurantWithPrinter('');
    await staff.refused('no_printer', printTicket, print);
    await staff.refused('not_found', printTicket, { params: { id: 999 } });
    const other = await (await testApp.openRestaurant()).logIn();
    await other.refused('not_found', printTicket, print);
  });

  test('is sent only to a printer’s address, even if the database holds another one', async () => {
    const { staff, print } = await restaurantWithPrinter('192.168.1.50');
    await testApp.db.query("update board_settings set printer = '169.254.169.254:80'");
    await staff.refused('no_printer', printTicket, print);
  });
});

describe('what is taken off', () => {
  const off = (id: number) => ({
    params: { id },
    body: { lineas: [{ linea: 1, unidades: 1 }], motivo: 'No quedan' },
  });

  test('is printed by itself where the kitchen has a printer', async () => {
    const { address, printed } = await plugIn();
    const { staff, print } = await restaurantWithPrinter(address);
    await staff.call(removeFromOrder, off(print.params.id));
    const says = (await printed).toString('latin1');
    expect(says).toContain('Mesa 4\n');
    expect(says).toContain('QUITAR 1 \u009E Rabo de toro\n');
    expect(says).toContain('NOTA: No quedan\n');
  });

  test('is not printed of what is served, which nobody makes any more', async () => {
    const { address } = await plugIn();
    const { staff, print } = await restaurantWithPrinter(address);
    await serve(staff, print.params.id);
    await staff.call(removeFromOrder, off(print.params.id));
    expect((await staff.call(listWaitingTickets)).pendientes).toEqual([]);
    expect(await testApp.db.query('select 1 from tickets')).toEqual([]);
  });
});

test('a table’s bill is printed on the restaurant’s printer', async () => {
  const { address, printed } = await plugIn();
  const { staff } = await restaurantWithPrinter(address);
  const [tab] = await staff.call(listTabs);
  const params = { id: tab!.idcuenta };
  expect(await staff.call(printBill, { params })).toEqual({ impresa: true });
  const paper = (await printed).toString('latin1');
  expect(paper).toContain('Mesa 4');
  expect(paper).toContain(`${tab!.total.replace('.', ',')} \u00D5`);
  expect(paper).toContain('No es un recibo ni una factura.');
  await staff.refused('not_found', printBill, { params: { id: params.id + 1 } });
});

test('a table’s bill is kept as it was printed, wherever it was, and never changed', async () => {
  const { address } = await plugIn();
  const { staff, restaurantId } = await restaurantWithPrinter(address);
  const [tab] = await staff.call(listTabs);
  const params = { id: tab!.idcuenta };
  expect(await staff.call(listPrintedBills, { params })).toEqual([]);
  await staff.call(printBill, { params });
  await staff.call(printBill, { params, body: { papel: 'navegador' } });
  const printed = await staff.call(listPrintedBills, { params });
  expect(printed.map(({ vez, total, pendiente }) => [vez, total, pendiente])).toEqual([
    [1, tab!.total, tab!.total],
    [2, tab!.total, tab!.total],
  ]);
  const [bill] = printed;
  expect(bill!.por).not.toBe('');
  expect(bill!.lineas[0]).toEqual({ texto: 'Mesa 4', importe: null });
  expect(bill!.lineas.at(-1)).toEqual({
    texto: 'No es un recibo ni una factura.',
    importe: null,
  });
  await expect(
    testApp.db.query('update printed_bills set total_cents = 0 where restaurant_id = $1', [
      restaurantId,
    ]),
  ).rejects.toThrow('rows of printed_bills are not changed');
  await staff.refused('not_found', listPrintedBills, { params: { id: params.id + 1 } });
});
