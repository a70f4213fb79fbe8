import { isMade, type OrderLine } from '../orders/order.ts';
import {
  formatPrinterAddress,
  PRINTER_ADDRESS_TEXT,
  readPrinterAddress,
} from '../printing/printer-address.ts';

/** Where a part of the menu is made (partida): a screen, and perhaps a printer, of its own. */
export interface Station {
  name: string;
  categoryIds: readonly number[];
  /** Host and port, SCREEN_PRINTER where a screen of the station prints, or empty. */
  printer: string;
}

/** In place of an address: a printer that the server cannot reach, and a screen of the station can. */
export const SCREEN_PRINTER = 'screen';

export const STATION_LIMITS = { stations: 12, name: 24 } as const;

/** The name by which screens know the pass, where the stations meet; no station has it. */
export const PASS_NAME = 'Pase';

/** What a screen is called that is no station; no station is called so. */
export const WHOLE_KITCHEN_NAME = 'Toda la cocina';

/**
 * What is wrong with the stations of a restaurant, by their place in the list and by field; empty if
 * nothing is. `withOwnMachine` as for a printer's address; `isCategory` whether it is on the menu.
 */
export function stationFaults(
  stations: readonly Station[],
  {
    withOwnMachine,
    isCategory,
  }: { withOwnMachine: boolean; isCategory: (categoryId: number) => boolean },
): { index: number; field: keyof Station; text: string }[] {
  return stations.flatMap((station, index) => {
    const before = stations.slice(0, index);
    const texts = {
      name: nameFault(station.name, before),
      categoryIds: categoriesFault(station.categoryIds, before, isCategory),
      printer:
        readStationPrinter(station.printer, withOwnMachine) === null ? PRINTER_ADDRESS_TEXT : null,
    };
    return (['name', 'categoryIds', 'printer'] as const).flatMap((field) => {
      const text = texts[field];
      return text === null ? [] : { index, field, text };
    });
  });
}

function nameFault(name: string, before: readonly Station[]): string | null {
  if (name === '') return 'Ponle un nombre a la partida';
  const screen = [PASS_NAME, WHOLE_KITCHEN_NAME].find((one) => isSameName(name, one));
  if (screen !== undefined) return `«${screen}» es la pantalla que las ve todas`;
  return before.some((other) => isSameName(name, other.name))
    ? 'Ya hay otra partida con este nombre'
    : null;
}

function categoriesFault(
  categoryIds: readonly number[],
  before: readonly Station[],
  isCategory: (categoryId: number) => boolean,
): string | null {
  if (!categoryIds.every(isCategory)) return 'Una de las categorías ya no está en la carta';
  const taken = before.find((other) => categoryIds.some((one) => other.categoryIds.includes(one)));
  return taken ? `Una de las categorías ya se hace en ${taken.name}` : null;
}

const isSameName = (one: string, other: string) => plainName(one) === plainName(other);

/** Without case and accents. */
function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');
}

/** A printer as it is stored; null if it is neither an address nor a station's screen nor empty. */
export function readStationPrinter(text: string, withOwnMachine: boolean): string | null {
  if (text === '' || text === SCREEN_PRINTER) return text;
  const address = readPrinterAddress(text, { withOwnMachine });
  return address && formatPrinterAddress(address);
}

/**
 * Whether the screen of a station shows a line: what it makes, and what none of the restaurant's stations
 * makes any more, so that it is on every screen rather than on none. Null shows all that is made.
 */
export function isOfStation(
  line: Pick<OrderLine, 'station' | 'options'>,
  station: string | null,
  stations: readonly Pick<Station, 'name'>[],
): boolean {
  if (!isMade(line)) return false;
  if (station === null || line.station === station) return true;
  return !stations.some(({ name }) => name === line.station);
}
