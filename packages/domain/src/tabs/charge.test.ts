import { expect, test } from 'vitest';
import { chargeFaults, GIVEN_TEXTS, type CounterCharge } from './charge.ts';
import { TIP_TEXTS } from '../money/tips.ts';

const charge = (given: Partial<CounterCharge> = {}): CounterCharge => ({
  form: 'cash',
  amountCents: 1830,
  tipCents: 0,
  givenCents: null,
  ...given,
});

test.each<[string, Partial<CounterCharge>, object]>([
  ['exactly what is charged', {}, {}],
  ['a note, with change', { givenCents: 2000 }, {}],
  ['too little for the tip', { tipCents: 200, givenCents: 2000 }, { given: GIVEN_TEXTS.short }],
  ['the largest note', { givenCents: 50_000 }, {}],
  ['a note more than was needed', { givenCents: 51_830 }, { given: GIVEN_TEXTS.tooMuch }],
  [
    'a card that asks for change',
    { form: 'card', givenCents: 2000 },
    { given: GIVEN_TEXTS.noChange },
  ],
  ['a card with what it was charged', { form: 'card', givenCents: 1830 }, {}],
  ['a tip above what is paid', { tipCents: 1831 }, { tip: TIP_TEXTS.overTotal }],
  ['a tip above any', { amountCents: 50_000, tipCents: 10_001 }, { tip: TIP_TEXTS.overLimit }],
])('%s', (_name, given, faults) => {
  expect(chargeFaults(charge(given))).toEqual(faults);
});
