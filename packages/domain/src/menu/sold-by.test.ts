import { describe, expect, test } from 'vitest';
import { leastPieces, priceUnit, quantitySteps, weightText, type SoldBy } from './sold-by.ts';
import { amountFault, soldByFault } from './sold-by-rules.ts';

const PLAIN = { formats: [], optionGroups: [] };
const byKilo: SoldBy = { unit: 'kilo', least: 200, step: 50 };
const byPiece: SoldBy = { unit: 'piece', least: 6, step: 6 };

describe('how a product is sold', () => {
  test('has a least amount and a step of at least one, and no more than a line holds', () => {
    expect(soldByFault(byKilo, PLAIN)).toBeNull();
    expect(soldByFault(byPiece, PLAIN)).toBeNull();
    expect(soldByFault({ ...byKilo, least: 0 }, PLAIN)).toBe('El mínimo va de 1 a 20000 g');
    expect(soldByFault({ ...byKilo, step: 1.5 }, PLAIN)).toBe('El paso va de 1 a 20000 g');
    expect(soldByFault({ ...byPiece, least: 100 }, PLAIN)).toBe('El mínimo va de 1 a 99 piezas');
  });

  test('leaves no room for formats, nor for the parts of a set menu', () => {
    expect(soldByFault(byKilo, { ...PLAIN, formats: [{}] })).toMatch(/formatos/);
    expect(soldByFault(byKilo, { ...PLAIN, optionGroups: [{}] })).toBeNull();
    expect(soldByFault(byKilo, { ...PLAIN, optionGroups: [{ course: 1 }] })).toMatch(/menú/);
  });
});

describe('what can be ordered of it', () => {
  test.each([
    { soldBy: byKilo, amount: 200, fault: null },
    { soldBy: byKilo, amount: 350, fault: null },
    { soldBy: byKilo, amount: 20_000, fault: null },
    { soldBy: byKilo, amount: 150, fault: 'Se pide desde 200 g' },
    { soldBy: byKilo, amount: 20_050, fault: 'Como mucho 20000 g' },
    { soldBy: byKilo, amount: 320, fault: 'A partir de 200 g, de 50 g en 50 g' },
    { soldBy: byPiece, amount: 12, fault: null },
    { soldBy: byPiece, amount: 1, fault: 'Se pide desde 6 piezas' },
    { soldBy: byPiece, amount: 7, fault: 'A partir de 6 piezas, de 6 piezas en 6 piezas' },
  ])('$amount of what is sold by the $soldBy.unit: $fault', ({ soldBy, amount, fault }) => {
    expect(amountFault(soldBy, amount)).toBe(fault);
  });
});

test('a weight is written in grams', () => {
  expect(weightText(320)).toBe('320 g');
});

test('its price says what it is of', () => {
  const words = { piece: 'Stück' };
  expect(priceUnit({ soldBy: byKilo }, words)).toBe('/kg');
  expect(priceUnit({ soldBy: byPiece }, words)).toBe('/Stück');
  expect(priceUnit({ soldBy: null }, words)).toBe('');
});

test('the least is said where it is more than one piece', () => {
  const words = { fromPieces: (least: number) => `ab ${least} Stück` };
  expect(leastPieces({ soldBy: byPiece }, words)).toBe('ab 6 Stück');
  for (const soldBy of [{ ...byPiece, least: 1 }, byKilo, null]) {
    expect(leastPieces({ soldBy }, words)).toBe('');
  }
});

test('pieces are counted in their steps; all else one by one', () => {
  expect(quantitySteps({ soldBy: byPiece })).toMatchObject({ least: 6, step: 6 });
  expect(quantitySteps({ soldBy: byKilo })).toEqual({ least: 1, step: 1 });
  expect(quantitySteps({})).toEqual({ least: 1, step: 1 });
});
