import { expect, test } from 'vitest';
import { instantInMadrid } from '../time/restaurant-time.ts';
import { delayMinutesAt, kitchenState, mustAsk, type Kitchen } from './kitchen.ts';

// A Friday.
const at = (time: string) => instantInMadrid('2026-11-20', time);
const until = (time: string) => ({ until: new Date(at(time)).toISOString() });
const delay = (time: string) => ({ minutes: 40, ...until(time) });
const hours = [
  { day: 5, opens: '13:00', closes: '16:00' },
  { day: 5, opens: '20:00', closes: '23:00' },
] as const;

test.each<{ what: string; kitchen: Kitchen; time: string; state: object }>([
  {
    what: 'no hours, no pause',
    kitchen: { hours: [], pause: null, delay: null },
    time: '04:00',
    state: { isOpen: true, closesAtMs: null, delayMinutes: null, changesAtMs: null },
  },
  {
    what: 'within its hours',
    kitchen: { hours, pause: null, delay: null },
    time: '14:00',
    state: { isOpen: true, changesAtMs: at('16:00') },
  },
  {
    what: 'outside its hours',
    kitchen: { hours, pause: null, delay: null },
    time: '17:00',
    state: { isOpen: false, reason: 'outside-hours', opensAtMs: at('20:00') },
  },
  {
    what: 'slower for a while',
    kitchen: { hours, pause: null, delay: delay('14:30') },
    time: '14:00',
    state: { isOpen: true, closesAtMs: at('16:00'), delayMinutes: 40, changesAtMs: at('14:30') },
  },
  {
    what: 'slower past closing time',
    kitchen: { hours, pause: null, delay: delay('16:10') },
    time: '15:50',
    state: { isOpen: true, delayMinutes: 40, changesAtMs: at('16:00') },
  },
  {
    what: 'a delay that is over',
    kitchen: { hours, pause: null, delay: delay('13:30') },
    time: '13:30',
    state: { isOpen: true, delayMinutes: null, changesAtMs: at('16:00') },
  },
  {
    what: 'paused while it is slower',
    kitchen: { hours, pause: until('14:30'), delay: delay('14:45') },
    time: '14:00',
    state: { isOpen: false, reason: 'paused', opensAtMs: at('14:30') },
  },
  {
    what: 'paused until somebody opens',
    kitchen: { hours, pause: { until: null }, delay: null },
    time: '14:00',
    state: { isOpen: false, reason: 'paused', opensAtMs: null, changesAtMs: null },
  },
  {
    what: 'paused for a while',
    kitchen: { hours, pause: until('14:30'), delay: null },
    time: '14:00',
    state: { isOpen: false, reason: 'paused', opensAtMs: at('14:30') },
  },
  {
    what: 'a pause that is over',
    kitchen: { hours, pause: until('13:30'), delay: null },
    time: '13:30',
    state: { isOpen: true, changesAtMs: at('16:00') },
  },
  {
    what: 'paused past closing time',
    kitchen: { hours, pause: until('16:10'), delay: null },
    time: '15:50',
    state: { isOpen: false, reason: 'paused', opensAtMs: at('20:00') },
  },
  {
    what: 'outside its hours and paused into them',
    kitchen: { hours, pause: until('20:15'), delay: null },
    time: '19:45',
    state: { isOpen: false, reason: 'outside-hours', opensAtMs: at('20:15') },
  },
])('the state of a kitchen: $what', ({ kitchen, time, state }) => {
  expect(kitchenState(kitchen, at(time))).toMatchObject(state);
});

test('nobody is told of a delay while the kitchen is closed', () => {
  const kitchen = { hours, pause: null, delay: delay('21:00') };
  expect(['19:59', '20:00'].map((time) => delayMinutesAt(kitchen, at(time)))).toEqual([null, 40]);
});

test.each([
  [null, 0, false],
  [40, 0, true],
  [40, 20, true],
  [40, 40, false],
  [20, 40, false],
  [40, null, false],
])('a delay of %j is asked about who accepted %j: %j', (delayMinutes, accepted, isAsked) => {
  expect(mustAsk(delayMinutes, accepted)).toBe(isAsked);
});
