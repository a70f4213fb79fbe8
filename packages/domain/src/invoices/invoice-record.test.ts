import { describe, expect, test } from 'vitest';
import { vatBands } from '../money/tax.ts';
import {
  chainLink,
  hashedText,
  verificationUrl,
  type InvoiceRecord,
  type RegisteredInvoice,
} from './invoice-record.ts';

const issuer = { name: 'Taberna', taxId: '89890001K' };

const registered: RegisteredInvoice = {
  issuer,
  number: '12345678/G33',
  day: '2024-01-01',
  kind: 'F1',
  description: 'Comida',
  recipient: { name: 'Empresa', taxId: 'B12345674' },
  corrects: [],
  replaces: [],
  isSimplifiedForCompany: false,
  bands: [{ vatPercent: 10, grossCents: 12_345, netCents: 11_110, vatCents: 1235 }],
};

const PREVIOUS_HASH = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60';

describe('the examples that the agency gives of its hash', () => {
  const first: InvoiceRecord = {
    of: 'registration',
    invoice: registered,
    amends: null,
    previous: null,
    generatedAt: '2024-01-01T19:20:30+01:00',
  };

  test('the first registration of a chain', () => {
    expect(hashedText(first)).toBe(
      'IDEmisorFactura=89890001K&NumSerieFactura=12345678/G33&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=2024-01-01T19:20:30+01:00',
    );
  });

  const second: InvoiceRecord = {
    ...first,
    invoice: { ...registered, number: '12345679/G34' },
    previous: chainLink(first, PREVIOUS_HASH),
    generatedAt: '2024-01-01T19:20:35+01:00',
  };
  const secondHash = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97';

  test('a registration that follows', () => {
    expect(hashedText(second)).toBe(
      `IDEmisorFactura=89890001K&NumSerieFactura=12345679/G34&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=${PREVIOUS_HASH}&FechaHoraHusoGenRegistro=2024-01-01T19:20:35+01:00`,
    );
  });

  test('a cancellation that follows', () => {
    const third: InvoiceRecord = {
      of: 'cancellation',
      issuer,
      cancels: { number: '12345679/G34', day: '2024-01-01' },
      holding: { isRegistered: true, wasRefused: false },
      previous: chainLink(second, secondHash),
      generatedAt: '2024-01-01T19:20:40+01:00',
    };
    expect(hashedText(third)).toBe(
      `IDEmisorFacturaAnulada=89890001K&NumSerieFacturaAnulada=12345679/G34&FechaExpedicionFacturaAnulada=01-01-2024&Huella=${secondHash}&FechaHoraHusoGenRegistro=2024-01-01T19:20:40+01:00`,
    );
    expect(chainLink(third, 'AB')).toEqual({
      taxId: '89890001K',
      number: '12345679/G34',
      day: '2024-01-01',
      hash: 'AB',
    });
  });
});

test('values are hashed without blanks at their ends, whatever sign and rates the amounts have', () => {
  const refund = {
    ...registered,
    number: ' 12345678 / G33 ',
    bands: vatBands([
      { grossCents: 5, vatPercent: 10 },
      { grossCents: 200, vatPercent: 21 },
    ]).map((band) => ({ ...band, netCents: -band.netCents, vatCents: -band.vatCents })),
  };
  const text = hashedText({
    of: 'registration',
    invoice: refund,
    amends: null,
    previous: null,
    generatedAt: '2026-11-30T02:58:59+01:00',
  });
  expect(text).toContain('&NumSerieFactura=12345678 / G33&');
  expect(text).toContain('&CuotaTotal=-0.35&ImporteTotal=-2.05&');
});

test('the agency tells of an invoice where its QR code leads', () => {
  expect(
    verificationUrl('https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR', {
      ...registered,
      number: '12345678&G33',
      bands: vatBands([{ grossCents: 24_140, vatPercent: 10 }]),
    }),
  ).toBe(
    'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678%26G33&fecha=01-01-2024&importe=241.40',
  );
});
