import { describe, expect, test } from 'vitest';
import { printerTroubles, type TicketReason, type WaitingTicket } from './waiting-tickets.ts';

const NOW = Date.parse('2026-11-20T20:31:00.000Z');
const ticket = (station: string, reason: TicketReason, secondsAgo = 5): WaitingTicket => ({
  ticketId: 1,
  station,
  tableName: '4',
  orderId: 128,
  course: 0,
  queuedAt: new Date(NOW - secondsAgo * 1000).toISOString(),
  reason,
});
const troubles = (...tickets: WaitingTicket[]) => printerTroubles(tickets, () => true, NOW);

describe('the printers that somebody has to see to', () => {
  test('are those without paper or an answer, with all that waits for them', () => {
    expect(
      troubles(
        ticket('Plancha', 'paper'),
        ticket('Barra', 'silent'),
        ticket('Plancha', 'waiting'),
        ticket('Plancha', 'waiting'),
      ),
    ).toEqual([
      { station: 'Plancha', reason: 'paper', count: 3 },
      { station: 'Barra', reason: 'silent', count: 1 },
    ]);
  });

  test('are not those that were given a ticket a moment ago, but those that let one wait', () => {
    expect(troubles(ticket('Barra', 'waiting', 29))).toEqual([]);
    expect(troubles(ticket('Barra', 'waiting', 30), ticket('Barra', 'waiting', 1))).toEqual([
      { station: 'Barra', reason: 'waiting', count: 2 },
    ]);
  });

  test('are forgotten with the order that waited', () => {
    expect(printerTroubles([ticket('Plancha', 'paper')], () => false, NOW)).toEqual([]);
  });
});
