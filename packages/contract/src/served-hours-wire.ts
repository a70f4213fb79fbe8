import { SERVED_SLOTS_LIMIT, WEEKDAYS, type ServedHours } from '@simplato/domain';
import * as z from 'zod/mini';
import { atMost } from './wire-fields.ts';

/** When a category is served, Madrid time; 1 is Monday. Null: always. */
const slotWire = z.object({
  dias: z.array(z.literal(WEEKDAYS)),
  desde: z.string(),
  hasta: z.string(),
});
export const servedHoursWire = z.nullable(z.array(slotWire));
export type ServedHoursWire = z.output<typeof servedHoursWire>;

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora como 13:30'));
const slotInput = z
  .object({
    dias: z
      .array(z.literal(WEEKDAYS))
      .check(z.minLength(1, 'Elige al menos un día'), z.maxLength(WEEKDAYS.length)),
    desde: time,
    hasta: time,
  })
  .check(
    z.refine(({ desde, hasta }) => desde !== hasta, {
      error: 'Las dos horas son la misma',
      path: ['hasta'],
    }),
  );
export const servedHoursInput = z.nullable(
  z
    .array(slotInput)
    .check(
      z.minLength(1, 'Escribe al menos un horario, o ninguno para servirla siempre'),
      atMost(SERVED_SLOTS_LIMIT, 'horarios'),
    ),
);

export function servedHoursToWire(hours: ServedHours): ServedHoursWire {
  return hours && hours.map(({ days, from, to }) => ({ dias: [...days], desde: from, hasta: to }));
}

export function servedHoursFromWire(wire: ServedHoursWire): ServedHours {
  return wire && wire.map(({ dias, desde, hasta }) => ({ days: dias, from: desde, to: hasta }));
}
