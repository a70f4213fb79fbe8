import { SCREEN_PRINTER, STATION_LIMITS, type Station } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { fromWire, toWire, type WireNames } from './wire-names.ts';
import { atMost, idsInOrder, menuText, text } from './wire-fields.ts';

/** On the wire, of a station whose screen prints. */
const SCREEN_WIRE = 'pantalla';

const stationWire = z.object({
  nombre: menuText(STATION_LIMITS.name),
  /** The ids of the categories that are made there. */
  categorias: idsInOrder,
  /** Address and port of its printer; 'pantalla' where its screen prints; empty if there is none. */
  impresora: z._default(text(40), ''),
});
export type StationWire = z.output<typeof stationWire>;

const stationsWire = z.object({ partidas: z.array(stationWire) });

const STATION = {
  name: 'nombre',
  categoryIds: {
    name: 'categorias',
    to: (categoryIds) => [...categoryIds],
    from: (sent) => sent,
  },
  printer: {
    name: 'impresora',
    to: (printer) => (printer === SCREEN_PRINTER ? SCREEN_WIRE : printer),
    from: (sent) => (sent === SCREEN_WIRE ? SCREEN_PRINTER : sent),
  },
} as const satisfies WireNames<Station, StationWire>;

export const stationToWire = (station: Station) => toWire(STATION, station);
export const stationFromWire = (wire: StationWire) => fromWire<Station, StationWire>(STATION, wire);

/** By whose name a field of a station is refused: 'partidas.1.nombre'. */
export function stationFieldName(index: number, field: keyof Station): string {
  const name = STATION[field];
  return `partidas.${index}.${typeof name === 'string' ? name : name.name}`;
}

const example = {
  partidas: [
    { nombre: 'Plancha', categorias: [12, 13], impresora: '192.168.1.51:9100' },
    { nombre: 'Barra', categorias: [40], impresora: SCREEN_WIRE },
  ],
};

export const readStations = defineEndpoint(staffEndpoints.readStations, {
  summary: 'Las partidas de la cocina, en su orden, y las categorías que hace cada una.',
  answers: { 200: stationsWire },
  errors: [],
  example: { answer: example },
});

export const changeStations = defineEndpoint(staffEndpoints.changeStations, {
  summary: 'Cambia todas las partidas. Solo quien lleva el restaurante.',
  body: z.object({
    partidas: z.array(stationWire).check(atMost(STATION_LIMITS.stations, 'partidas')),
  }),
  answers: { 200: stationsWire },
  errors: [],
  example: { body: example, answer: example },
});
