import { describe, expect, it } from 'vitest';
import { PRINTER_ADDRESS_TEXT } from '../printing/printer-address.ts';
import { isOfStation, stationFaults, type Station } from './stations.ts';

const station = (name: string, categoryIds: number[] = [], printer = ''): Station => ({
  name,
  categoryIds,
  printer,
});
const faults = (...stations: Station[]) =>
  stationFaults(stations, {
    withOwnMachine: false,
    isCategory: (categoryId) => categoryId < 100,
  }).map(({ index, field, text }) => [index, field, text]);

describe('the stations of a kitchen', () => {
  it('may be none, or several with categories and printers of their own', () => {
    expect(faults()).toEqual([]);
    expect(
      faults(station('Plancha', [1, 2], '192.168.1.51'), station('Barra', [3], 'screen')),
    ).toEqual([]);
  });

  it.each([
    ['has no name', [station('')], [0, 'name', 'Ponle un nombre a la partida']],
    [
      'has the name of another',
      [station('Plancha'), station('PLANCHA')],
      [1, 'name', 'Ya hay otra partida con este nombre'],
    ],
    [
      'has the name of another but for an accent',
      [station('Fríos'), station('frios')],
      [1, 'name', 'Ya hay otra partida con este nombre'],
    ],
    [
      'has the name of the pass',
      [station('pasé')],
      [0, 'name', '«Pase» es la pantalla que las ve todas'],
    ],
    [
      'has the name of the screen that shows all',
      [station('TODA LA COCINA')],
      [0, 'name', '«Toda la cocina» es la pantalla que las ve todas'],
    ],
    [
      'makes what is not on the menu',
      [station('Plancha', [100])],
      [0, 'categoryIds', 'Una de las categorías ya no está en la carta'],
    ],
    [
      'makes what another makes',
      [station('Plancha', [1]), station('Fríos', [2, 1])],
      [1, 'categoryIds', 'Una de las categorías ya se hace en Plancha'],
    ],
    [
      'has a printer out in the world',
      [station('Plancha', [], '8.8.8.8')],
      [0, 'printer', PRINTER_ADDRESS_TEXT],
    ],
  ])('are refused where one %s', (_what, stations, fault) => {
    expect(faults(...stations)).toEqual([fault]);
  });
});

describe("the screen of a station shows an order's line", () => {
  const stations = [station('Plancha'), station('Barra')];
  it.each([
    { of: 'its own', line: 'Plancha', screen: 'Plancha', isShown: true },
    { of: "another's", line: 'Barra', screen: 'Plancha', isShown: false },
    { of: 'none', line: '', screen: 'Plancha', isShown: true },
    { of: 'one that is no more', line: 'Fríos', screen: 'Plancha', isShown: true },
    { of: 'any, on the screen of all', line: 'Barra', screen: null, isShown: true },
  ])('$of', ({ line, screen, isShown }) => {
    expect(isOfStation({ station: line, options: [] }, screen, stations)).toBe(isShown);
  });
});
