import { readTab, tabHeadFromWire } from '@simplato/contract';
import { DEFAULT_WAITING_LIMITS, type Need } from '@simplato/domain';
import { expect, it } from 'vitest';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import type { RoomTab } from './room-book.ts';
import { arrangeZones, loudCounts, needsShown, shortName, splitName } from './room-view.ts';

const HEAD = tabHeadFromWire(readTab.example.answer);
const tabAt = (tabId: number, tableName: string): RoomTab => ({
  ...HEAD,
  tabId,
  tableName,
  orders: [],
});
const TABLES = [
  { tableName: '10', zone: 'Salón' },
  { tableName: '2', zone: 'Salón' },
  { tableName: 'Terraza 1', zone: 'Terraza' },
  { tableName: 'Reservado', zone: '' },
];
const arrange = (tabs: readonly RoomTab[]) =>
  arrangeZones(TABLES, tabs, Date.parse(HEAD.openedAt), DEFAULT_WAITING_LIMITS);

it('puts tables into their zones, in the order of counting, those without one last', () => {
  expect(
    arrange([]).map(({ name, places }) => [name, ...places.map((one) => one.tableName)]),
  ).toEqual([
    ['Salón', '2', '10'],
    ['Terraza', 'Terraza 1'],
    ['', 'Reservado'],
  ]);
});

it('shows two tabs at one table as two, and counts that table once', () => {
  const [salon] = arrange([tabAt(7, '2'), tabAt(8, '2')]);
  expect(salon?.places.map(({ tab, isOneOfTwo }) => [tab?.tabId, isOneOfTwo])).toEqual([
    [7, true],
    [8, true],
    [undefined, false],
  ]);
  expect([salon?.takenCount, salon?.tableCount]).toEqual([1, 2]);
});

it('hides no tab of a table that the restaurant does not have', () => {
  expect(
    arrange([tabAt(7, 'Barra 9')])
      .at(-1)
      ?.places.map(({ tab }) => tab?.tabId),
  ).toEqual([7, undefined]);
});

it('calls a table by what its zone does not say already', () => {
  expect(shortName('Terraza 1', 'Terraza')).toBe('1');
  expect(shortName('terraza 1', 'Terraza')).toBe('1');
  expect(shortName('Terraza', 'Terraza')).toBe('Terraza');
  expect(splitName('Mesa del fondo 2')).toEqual(['Mesa del fondo', '2']);
  expect(splitName('4')).toEqual(['', '4']);
});

it('folds away nothing that rings, and of the rest what there is no room for', () => {
  const need = { tabId: 7, since: HEAD.openedAt } as const;
  const served = (orderId: number) => ({ ...need, kind: 'pass', orderId }) as const;
  const unseen = (orderId: number) => ({ ...need, kind: 'unseen', orderId }) as const;
  const needs = [served(1), unseen(2), served(3), unseen(4), served(5), unseen(6)];
  const shown = (room: number) => needsShown(needs, room).map(({ orderId }) => orderId);
  expect(shown(2)).toEqual([2, 4, 6]);
  expect(shown(4)).toEqual([1, 2, 4, 6]);
  expect(shown(12)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('says what rings, kind by kind, and of what does not ring nothing', () => {
  const rings = (...kinds: Need['kind'][]) =>
    ROOM_MESSAGES.first.unheard(loudCounts(kinds.map((kind) => ({ kind }) as Need)));
  expect(rings('call', 'pass', 'owed-back', 'attended', 'waiting')).toBe(
    '1 llamada. Aquí no suena la campana.',
  );
  expect(rings('call', 'weigh', 'admission', 'unseen', 'call', 'unseen')).toBe(
    '2 llamadas, 1 pedido por pesar, 1 persona que pide entrar y 2 pedidos sin ver en cocina. Aquí no suena la campana.',
  );
});
