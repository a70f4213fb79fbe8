import { orderExample, orderFromWire } from '@simplato/contract';
import { expect, it } from 'vitest';
import { createHeardEvents } from './heard-events.ts';

const at = (version: number) => ({ ...orderFromWire(orderExample), version });

it('knows as much as it has read, and what the connection told since', () => {
  const heard = createHeardEvents();
  expect(heard.upTo()).toBe(0);
  heard.interrupt(true);
  heard.read([at(7), at(5)], true);
  expect(heard.upTo()).toBe(7);
  heard.hear(at(8));
  heard.read([], false);
  expect(heard.upTo()).toBe(8);
});

it('does not count what it hears after a gap, until it has read what was in it', () => {
  const heard = createHeardEvents();
  heard.interrupt(true);
  heard.read([at(7)], true);
  heard.interrupt(false);
  heard.hear(at(20));
  heard.interrupt(true);
  heard.hear(at(21));
  expect(heard.upTo()).toBe(7);
  heard.read([at(21)], false);
  heard.hear(at(22));
  expect(heard.upTo()).toBe(22);
});

it('does not count what it hears after a list that was read before it was connected', () => {
  const heard = createHeardEvents();
  heard.read([at(7)], true);
  heard.hear(at(9));
  expect(heard.upTo()).toBe(7);
});

it('asks for everything once nothing is sure', () => {
  const heard = createHeardEvents();
  heard.interrupt(true);
  heard.read([at(7)], true);
  heard.forget();
  expect(heard.upTo()).toBe(0);
});

it('forgets its number where all orders are of before it: a copy was restored', () => {
  const heard = createHeardEvents();
  heard.interrupt(true);
  heard.read([at(20)], true);
  heard.interrupt(true);
  heard.read([at(9)], true);
  expect(heard.upTo()).toBe(9);
});
