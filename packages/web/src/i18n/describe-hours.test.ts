import { instantInMadrid, kitchenState, type OpeningHours } from '@simplato/domain';
import { expect, test } from 'vitest';
import { RESTAURANT_MESSAGES as CATALAN } from './ca/restaurant.ts';
import { describeHours, describeState } from './describe-hours.ts';
import { describeWhen } from './describe-when.ts';
import { OWN_ORDERS_MESSAGES } from './es/orders.ts';
import { RESTAURANT_MESSAGES as PORTUGUESE } from './pt/restaurant.ts';

const friday = (time: string) => instantInMadrid('2026-11-20', time);
const lunch = (day: 1 | 2 | 3 | 4 | 5 | 6 | 7) =>
  ({ day, opens: '13:00', closes: '16:00' }) as const;

test('days with the same hours are grouped', () => {
  const hours: OpeningHours = [
    ...([2, 3, 4] as const).map(lunch),
    { day: 5, opens: '20:00', closes: '00:30' },
    lunch(5),
    { day: 6, opens: '20:00', closes: '00:30' },
    lunch(6),
    { day: 7, opens: '00:00', closes: '00:00' },
  ];
  expect(describeHours(hours)).toEqual([
    { days: 'Lunes', spans: 'Cerrado' },
    { days: 'Martes a jueves', spans: '13:00–16:00' },
    { days: 'Viernes y sábado', spans: '13:00–16:00 · 20:00–00:30' },
    { days: 'Domingo', spans: 'Todo el día' },
  ]);
  expect(describeHours([])).toEqual([]);
});

test.each([
  [friday('21:30'), 'a las 21:30'],
  [instantInMadrid('2026-11-21', '13:00'), 'mañana a las 13:00'],
  [instantInMadrid('2026-11-20', '22:59'), 'a las 22:59'],
  [instantInMadrid('2026-11-24', '13:00'), 'el martes a las 13:00'],
  [instantInMadrid('2026-11-21', '01:15'), 'mañana a la 01:15'],
])('a moment is described relative to today: %i', (instantMs, words) => {
  expect(describeWhen(instantMs, friday('20:00'))).toBe(words);
});

test('one o’clock is singular, where the hour has an article', () => {
  const [late, early] = ['21:30', '01:15'];
  expect([OWN_ORDERS_MESSAGES.streamDown(late), OWN_ORDERS_MESSAGES.streamDown(early)]).toEqual([
    'Sin conexión desde las 21:30',
    'Sin conexión desde la 01:15',
  ]);
  expect([CATALAN.openUntil(late), CATALAN.openUntil(early)]).toEqual([
    'Obert ara, fins a les 21:30',
    'Obert ara, fins a la 01:15',
  ]);
  expect([PORTUGUESE.servedSlot(late, early), PORTUGUESE.servedSlot(early, late)]).toEqual([
    'das 21:30 à 01:15',
    'da 01:15 às 21:30',
  ]);
});

test.each([
  { hours: [], pause: null, time: '14:00', words: 'Abierto ahora' },
  { hours: [lunch(5)], pause: null, time: '14:00', words: 'Abierto ahora, hasta las 16:00' },
  { hours: [lunch(5)], pause: null, time: '12:00', words: 'Cerrado ahora. Abre a las 13:00' },
  { hours: [], pause: { until: null }, time: '14:00', words: 'Cocina cerrada' },
  {
    hours: [],
    pause: { until: new Date(friday('14:15')).toISOString() },
    time: '14:00',
    words: 'Cocina cerrada. Vuelve a abrir a las 14:15',
  },
])('$words', ({ hours, pause, time, words }) => {
  const state = kitchenState({ hours, pause, delay: null }, friday(time));
  expect(describeState(state, friday(time))).toBe(words);
});
