import { LONGEST_WAITING_LIMIT } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { text } from './wire-fields.ts';

const minutes = z.int().check(z.minimum(1), z.maximum(LONGEST_WAITING_LIMIT));

/** How a restaurant's boards look and where kitchen tickets are printed; the same on every tablet. */
export const boardSettingsWire = z.object({
  /** Minutes after which an order is shown as waiting. */
  avisominutos: minutes,
  /** Minutes after which it is shown as late. */
  retrasominutos: minutes,
  /** Address and port of the kitchen's printer; empty if there is none. */
  impresora: z.string(),
});
export type BoardSettingsWire = z.output<typeof boardSettingsWire>;

/** `usasala` is no setting: whether anybody has used the room lately. Absent from older servers. */
const shownBoardSettings = z.extend(boardSettingsWire, { usasala: z.optional(z.boolean()) });

const example: BoardSettingsWire = {
  avisominutos: 10,
  retrasominutos: 20,
  impresora: '192.168.1.50:9100',
};

export const readBoardSettings = defineEndpoint(staffEndpoints.readBoardSettings, {
  summary: 'Los ajustes del tablero de pedidos.',
  answers: { 200: shownBoardSettings },
  errors: [],
  example: { answer: { ...example, usasala: true } },
});

export const changeBoardSettings = defineEndpoint(staffEndpoints.changeBoardSettings, {
  summary: 'Cambia los ajustes del tablero. Solo quien lleva el restaurante.',
  body: z.extend(boardSettingsWire, { impresora: z._default(text(40), '') }),
  answers: { 200: shownBoardSettings },
  errors: [],
  example: { body: example, answer: { ...example, usasala: true } },
});
