import { readTab, type TabWire } from '@simplato/contract';
import { expect, test } from 'vitest';
import { partOfMember } from './charge.ts';

const EXAMPLE: TabWire = readTab.example.answer;
const [ORDER] = EXAMPLE.pedidos;
const [LINE] = ORDER!.lineas;

const tabOf = (...lineas: Partial<TabWire['pedidos'][number]['lineas'][number]>[]): TabWire => ({
  ...EXAMPLE,
  pedidos: [
    {
      ...ORDER!,
      idorder: 128,
      ispaid: 'false',
      status: 'READY',
      lineas: lineas.map((change) => ({
        ...LINE!,
        preciounitario: '10.00',
        quantity: 2,
        idcomensal: 1,
        libre: 0,
        compartidas: [],
        ...change,
      })),
    },
  ],
});

test('a part is the free units of a person, and the free parts of shared ones', () => {
  const tab = tabOf(
    { libre: 2 },
    { idcomensal: 2, libre: 1 },
    {
      quantity: 3,
      compartidas: [
        { unidad: 1, de: 3, libres: [3] },
        { unidad: 2, de: 3, libres: [1, 2] },
        { unidad: 3, de: 2, libres: [] },
      ],
    },
  );
  expect(partOfMember(tab, 1, 10_000)).toEqual({
    cents: 2_000 + 334 + 333 + 333,
    lines: [
      { idorder: 128, linea: 1, unidades: 2 },
      { idorder: 128, linea: 3, unidades: 1, partes: { de: 3, tomo: 2 } },
      { idorder: 128, linea: 3, unidades: 1, partes: { de: 3, tomo: 1 } },
    ],
  });
});

test('a part is never more than is open', () => {
  expect(partOfMember(tabOf({ libre: 2 }), 1, 1_250)).toEqual({ cents: 1_250, lines: null });
});

test('whoever has ordered nothing has no part', () => {
  expect(partOfMember(tabOf({ libre: 2 }), 7, 10_000)).toEqual({ cents: 0, lines: null });
});
