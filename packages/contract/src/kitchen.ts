import {
  DELAY_LASTS_MINUTES,
  DELAY_LIMIT_MINUTES,
  openingFaults,
  kitchenState,
  PAUSE_LIMIT_MINUTES,
  SPANS_A_DAY,
  type Weekday,
  type Kitchen,
  type OpeningHours,
  type Restaurant,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { isoTime } from './wire-fields.ts';

/** 'HH:MM', Madrid time; a `cierra` at or before `abre` is on the next day. */
const hourOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const openingSpanWire = z.object({
  /** Monday is 1, Sunday 7. */
  dia: z.int().check(z.minimum(1), z.maximum(7)),
  abre: hourOfDay,
  cierra: hourOfDay,
});
const mostSpans = z.maxLength(7 * SPANS_A_DAY);
const openingHoursWire = z.array(openingSpanWire).check(mostSpans);
type OpeningHoursWire = z.output<typeof openingHoursWire>;

/** Opening hours as input: no two spans of the week may overlap. */
export const openingHoursInput = z.array(openingSpanWire).check(
  mostSpans,
  z.refine((wire: OpeningHoursWire) => openingFaults(hoursFromWire(wire)).size === 0, {
    error: (issue) => {
      const [fault] = openingFaults(hoursFromWire(issue.input as OpeningHoursWire)).values();
      return `El horario no puede ser así. ${fault ?? ''}`;
    },
  }),
);

/**
 * How a restaurant is paid: whether diners can pay online at present, on which account, which is empty
 * while they cannot, and whether they are then offered to leave a tip.
 */
export const paymentFields = {
  pagoonline: z.boolean(),
  stripeAccountId: z.string(),
  propinas: z.boolean(),
};

/** When a restaurant takes orders. No hours means always. */
export const kitchenFields = {
  horario: openingHoursWire,
  cocinacerrada: z.boolean(),
  /** End of the pause; null until somebody reopens. */
  cerradahasta: z.nullable(isoTime),
  /** What diners are told that an order takes, until when; left out while they are told nothing. */
  demora: z.optional(z.object({ minutos: z.int(), hasta: isoTime })),
};
const kitchenWire = z.object(kitchenFields);
export type KitchenWire = z.output<typeof kitchenWire>;

/**
 * `abierta` is the resulting state when the message is sent, by the server's clock. `version` is
 * that of the settings, so that clients with an older one know to reload them.
 */
export const kitchenNowWire = z.extend(kitchenWire, {
  abierta: z.boolean(),
  version: z.int(),
  /** Whether a board was open within the last minute; absent from older servers. */
  cocinamira: z.optional(z.boolean()),
  ...paymentFields,
});
export type KitchenNowWire = z.output<typeof kitchenNowWire>;

export function hoursFromWire(wire: OpeningHoursWire): OpeningHours {
  return wire.map(({ dia, abre, cierra }) => ({
    day: dia as Weekday,
    opens: abre,
    closes: cierra,
  }));
}

export function hoursToWire(hours: OpeningHours): OpeningHoursWire {
  return hours.map(({ day, opens, closes }) => ({ dia: day, abre: opens, cierra: closes }));
}

export function kitchenToWire({ hours, pause, delay }: Kitchen): KitchenWire {
  return {
    horario: hoursToWire(hours),
    cocinacerrada: pause !== null,
    cerradahasta: pause?.until ?? null,
    ...(delay && { demora: { minutos: delay.minutes, hasta: delay.until } }),
  };
}

/**
 * What clients need to know about ordering: the kitchen's hours and pause, and whether it is open
 * now.
 */
export function kitchenNowToWire(
  { kitchen, version, paysOnline, chargedAccountId, takesTips }: Restaurant,
  at: Date,
  isWatched: boolean,
): KitchenNowWire {
  return {
    ...kitchenToWire(kitchen),
    abierta: kitchenState(kitchen, at.getTime()).isOpen,
    version,
    cocinamira: isWatched,
    pagoonline: paysOnline,
    stripeAccountId: chargedAccountId,
    propinas: takesTips,
  };
}

export function kitchenFromWire(wire: KitchenWire): Kitchen {
  return {
    hours: hoursFromWire(wire.horario),
    pause: wire.cocinacerrada ? { until: wire.cerradahasta } : null,
    delay: wire.demora ? { minutes: wire.demora.minutos, until: wire.demora.hasta } : null,
  };
}

export const kitchenExample: KitchenWire = {
  horario: [
    { dia: 5, abre: '13:00', cierra: '16:30' },
    { dia: 5, abre: '20:00', cierra: '00:30' },
  ],
  cocinacerrada: true,
  cerradahasta: '2026-11-20T20:30:00.000Z',
};

const kitchenNowExample: KitchenNowWire = {
  ...kitchenExample,
  abierta: false,
  version: 3,
  cocinamira: true,
  pagoonline: true,
  stripeAccountId: 'acct_1Simplato',
  propinas: false,
};

export const pauseKitchen = defineEndpoint(staffEndpoints.pauseKitchen, {
  summary: 'Cierra la cocina, por unos minutos o hasta nuevo aviso, o la vuelve a abrir.',
  body: z.object({
    cerrada: z.boolean(),
    minutos: z._default(
      z.nullable(z.int().check(z.minimum(1), z.maximum(PAUSE_LIMIT_MINUTES))),
      null,
    ),
  }),
  answers: { 200: kitchenNowWire },
  errors: ['not_found'],
  example: {
    body: { cerrada: true, minutos: 30 },
    answer: kitchenNowExample,
  },
});

export const delayOrders = defineEndpoint(staffEndpoints.delayOrders, {
  summary: `Avisa a los comensales de cuántos minutos tarda ahora un pedido, y les pregunta antes de enviarlo. Acaba a los ${DELAY_LASTS_MINUTES} minutos, o con null.`,
  body: z.object({
    minutos: z.nullable(z.int().check(z.minimum(5), z.maximum(DELAY_LIMIT_MINUTES))),
  }),
  answers: { 200: kitchenNowWire },
  errors: ['not_found'],
  example: {
    body: { minutos: 40 },
    answer: {
      ...kitchenNowExample,
      abierta: true,
      cocinacerrada: false,
      cerradahasta: null,
      demora: { minutos: 40, hasta: '2026-11-20T21:30:00.000Z' },
    },
  },
});
