import { describe, expect, test } from 'vitest';
import type { Invoice } from '../invoices/invoice.ts';
import { vatBands } from '../money/tax.ts';
import { escPosTicket } from './esc-pos.ts';
import { invoiceTicket } from './invoice-ticket.ts';

const INVOICE: Invoice = {
  invoiceId: 12,
  chain: 1,
  number: 'R2026-000003',
  kind: 'R1',
  issuedAt: '2026-11-27T20:31:07.000Z',
  day: '2026-11-27',
  issuer: {
    legalName: 'Taberna del Palacio SL',
    taxId: 'B12345674',
    addressLines: ['Calle de la Reina 3', '28300 Aranjuez'],
  },
  recipient: { name: 'Imprenta Ruiz SL', taxId: 'B87654323', address: 'Calle Mayor 8' },
  paymentNumber: 41,
  tabId: 17,
  tableName: '4',
  form: 'online',
  isOnAccount: false,
  lines: [{ quantity: -1, name: 'Salmorejo', unitGrossCents: 650, grossCents: -650 }],
  bands: vatBands([{ vatPercent: 10, grossCents: 650 }]).map((band) => ({
    ...band,
    grossCents: -band.grossCents,
    netCents: -band.netCents,
    vatCents: -band.vatCents,
  })),
  totalCents: -650,
  corrects: [{ number: 'F2026-000012', day: '2026-11-27' }],
  replaces: [],
};

const QR =
  'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B12345674&numserie=R2026-000003&fecha=27-11-2026&importe=-6.50';

/** What a printer is told to print as a QR code, and in which way: GS ( k, as its makers describe it. */
function printedCode(bytes: Uint8Array) {
  const found = { text: '', level: 0, cell: 0, isPrinted: false };
  for (let at = 0; at < bytes.length - 6; at += 1) {
    const isCommand = bytes[at] === 0x1d && bytes[at + 1] === 0x28 && bytes[at + 2] === 0x6b;
    if (!isCommand) continue;
    const length = (bytes[at + 3] ?? 0) + 256 * (bytes[at + 4] ?? 0);
    const [, what = 0, ...data] = bytes.subarray(at + 5, at + 5 + length);
    if (what === 0x43) found.cell = data[0] ?? 0;
    if (what === 0x45) found.level = data[0] ?? 0;
    if (what === 0x50) found.text = String.fromCodePoint(...data.slice(1));
    if (what === 0x51) found.isPrinted = true;
  }
  return found;
}

describe('an invoice on the printer’s paper', () => {
  test('says what the law asks of it', () => {
    const texts = invoiceTicket(INVOICE, null).flatMap((row) => ('text' in row ? [row.text] : []));
    for (const said of [
      'Taberna del Palacio SL',
      'NIF B12345674',
      'Factura rectificativa R2026-000003',
      'Rectifica la F2026-000012, del 27/11/2026',
      'Imprenta Ruiz SL',
      'NIF B87654323',
      '-1 Salmorejo',
      'Base al 10 %',
      'Total, IVA incluido',
    ]) {
      expect(texts).toContain(said);
    }
    expect(texts).not.toContain('VERI*FACTU');
  });

  test('has its code first, between its two lines, of level M and three to four centimetres', () => {
    const rows = invoiceTicket(INVOICE, QR);
    expect(rows.slice(0, 3)).toEqual([
      { kind: 'detail', text: 'QR tributario:' },
      { kind: 'qr', text: QR },
      { kind: 'detail', text: 'VERI*FACTU' },
    ]);
    const { text, level, cell, isPrinted } = printedCode(escPosTicket(rows));
    expect({ text, level, isPrinted }).toEqual({ text: QR, level: 0x31, isPrinted: true });
    // 129 bytes are 49 modules; eight dots are a millimetre.
    const millimetres = (cell * 49) / 8;
    expect(millimetres).toBeGreaterThanOrEqual(30);
    expect(millimetres).toBeLessThanOrEqual(40);
  });
});
