import { describe, expect, it } from 'vitest';
import { plateDesign } from './plate-design.ts';

describe('a plate for a dish with no photo', () => {
  it('is always the same for the same dish, however it is typed', () => {
    expect(plateDesign(' SALMOREJO ', 1)).toEqual(plateDesign('Salmorejo', 1));
  });

  it('changes its colours with the course', () => {
    expect(plateDesign('Torrija', 3).ink).not.toBe(plateDesign('Torrija', 2).ink);
  });

  it('gives a menu of two hundred dishes many different plates', () => {
    const plates = Array.from({ length: 200 }, (_, i) =>
      JSON.stringify(plateDesign(`Plato ${i}`, 2)),
    );
    expect(new Set(plates).size).toBeGreaterThan(150);
  });

  it('has a plate for a dish with no name', () => {
    expect(plateDesign('', 5).cloth).toMatch(/^#/);
  });
});
