import { expect, test } from 'vitest';
import { instantInMadrid } from '../time/restaurant-time.ts';
import { kitchenState, type Kitchen } from './kitchen.ts';

// A Friday.
const at = (time: string) => instantInMadrid('2026-11-20', time);
const until = (time: string) => ({ until: new Date(at(time)).toISOString() });
const hours = [
  { day: 5, opens: '13:00', closes: '16:00' },
  { day: 5, opens: '20:00', closes: '23:00' },
] as const;

test.each<{ what: string; kitchen: Kitchen; time: string; state: object }>([
  {
    what: 'no hours, no pause',
    kitchen: { hours: [], pause: null },
    time: '04:00',
    state: { isOpen: true, changesAtMs: null },
  },
  {
    what: 'within its hours',
    kitchen: { hours, pause: null },
    time: '14:00',
    state: { isOpen: true, changesAtMs: at('16:00') },
  },
  {
    what: 'outside its hours',
    kitchen: { hours, pause: null },
    time: '17:00',
    state: { isOpen: false, reason: 'outside-hours', opensAtMs: at('20:00') },
  },
  {
    what: 'paused until somebody opens',
    kitchen: { hours, pause: { until: null } },
    time: '14:00',
    state: { isOpen: false, reason: 'paused', opensAtMs: null, changesAtMs: null },
  },
  {
    what: 'paused for a while',
    kitchen: { hours, pause: until('14:30') },
    time: '14:00',
    state: { isOpen: false, reason: 'paused', opensAtMs: at('14:30') },
  },
  {
    what: 'a pause that is over',
    kitchen: { hours, pause: until('13:30') },
    time: '13:30',
    state: { isOpen: true, changesAtMs: at('16:00') },
  },
  {
    what: 'paused past closing time',
    kitchen: { hours, pause: until('16:10') },
    time: '15:50',
    state: { isOpen: false, reason: 'paused', opensAtMs: at('20:00') },
  },
  {
    what: 'outside its hours and paused into them',
    kitchen: { hours, pause: until('20:15') },
    time: '19:45',
    state: { isOpen: false, reason: 'outside-hours', opensAtMs: at('20:15') },
  },
])('the state of a kitchen: $what', ({ kitchen, time, state }) => {
  expect(kitchenState(kitchen, at(time))).toMatchObject(state);
});
