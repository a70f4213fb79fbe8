import { describe, expect, test } from 'vitest';
import { owedCents, unreturned, type OwedRefund } from './owed-refund.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 20, minute));
const refund = (
  amountCents: number,
  state: OwedRefund['state'],
  given: Partial<OwedRefund> = {},
): OwedRefund => ({
  amountCents,
  state,
  isPromised: false,
  makesGood: false,
  askedAt: at(0),
  endedAt: state === 'asked' ? null : at(10),
  ...given,
});

const PROMISED = { isPromised: true };
const BROKEN = refund(500, 'failed', PROMISED);
const later = (state: OwedRefund['state'], amountCents = 500) =>
  refund(amountCents, state, { askedAt: at(10), endedAt: state === 'asked' ? null : at(20) });

describe('of a payment that its order does not keep', () => {
  test.each<[string, OwedRefund[], number, ReturnType<typeof unreturned>]>([
    ['no refund yet', [], 1200, null],
    ['one under way', [refund(1200, 'asked')], 0, null],
    ['one refused', [refund(1200, 'failed')], 1200, { state: 'stuck', amountCents: 1200 }],
    [
      'one refused, and asked for again',
      [refund(1200, 'failed'), later('asked', 1200)],
      0,
      { state: 'returning', amountCents: 1200 },
    ],
    ['made good', [refund(1200, 'failed'), later('done', 1200)], 0, null],
    [
      'a part made good',
      [refund(500, 'done'), refund(700, 'failed')],
      700,
      { state: 'stuck', amountCents: 700 },
    ],
    ['more than all of it', [refund(1200, 'asked'), refund(1200, 'done')], 0, null],
  ])('%s', (_name, refunds, owed, missing) => {
    const payment = { amountCents: 1200, isKept: false, refunds };
    expect(owedCents(payment)).toBe(owed);
    expect(unreturned(payment)).toEqual(missing);
  });
});

describe('of a payment that its order keeps', () => {
  test.each<[string, OwedRefund[], number, ReturnType<typeof unreturned>]>([
    ['no refund', [], 0, null],
    ['one refused at once, which only its owner saw', [refund(500, 'failed')], 0, null],
    ['one refused later', [BROKEN], 500, { state: 'stuck', amountCents: 500 }],
    [
      'others before do not make it good',
      [refund(500, 'done', PROMISED), BROKEN],
      500,
      {
        state: 'stuck',
        amountCents: 500,
      },
    ],
    ['asked for again', [BROKEN, later('asked')], 0, { state: 'returning', amountCents: 500 }],
    ['made good', [BROKEN, later('done')], 0, null],
    ['refused again', [BROKEN, later('failed')], 500, { state: 'stuck', amountCents: 500 }],
    ['whole before, from the dashboard', [refund(1200, 'done'), BROKEN], 0, null],
    [
      'whole but for a part before',
      [refund(900, 'done'), BROKEN],
      300,
      { state: 'stuck', amountCents: 300 },
    ],
    [
      'made good, and what did that sent back by the bank: the same is owed, not twice',
      [BROKEN, { ...later('failed'), ...PROMISED, makesGood: true }],
      500,
      { state: 'stuck', amountCents: 500 },
    ],
  ])('%s', (_name, refunds, owed, missing) => {
    const payment = { amountCents: 1200, isKept: true, refunds };
    expect(owedCents(payment)).toBe(owed);
    expect(unreturned(payment)).toEqual(missing);
  });
});
