import { describe, expect, it } from 'vitest';
import { plateDesign } from './plate-design.ts';

describe('the drawn plate of a product without a photo', () => {
  it('is always the same for the same product, however its name is typed', () => {
    expect(plateDesign(' SALMOREJO ', 1)).toEqual(plateDesign('Salmorejo', 1));
  });

  it('changes its colours with the course', () => {
    expect(plateDesign('Torrija', 3).ink).not.toBe(plateDesign('Torrija', 2).ink);
  });

  it('gives a menu of two hundred products many different plates', () => {
    const plates = Array.from({ length: 200 }, (_, i) =>
      JSON.stringify(plateDesign(`Plato ${i}`, 2)),
    );
    expect(new Set(plates).size).toBeGreaterThan(150);
  });

  it('also exists for a product without a name', () => {
    expect(plateDesign('', 5).cloth).toMatch(/^#/);
  });
});
