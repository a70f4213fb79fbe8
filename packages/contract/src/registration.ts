import {
  legalNameRule,
  phoneRule,
  postalCodeRule,
  provinceFault,
  provinceRule,
  readTaxId,
  REGISTRATION_DEFAULTS,
  socialRule,
  taxIdRule,
  type RegisteredRestaurant,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { ruled, ruledDigits, vatInput } from './account-fields.ts';
import { defineEndpoint, type AnswerOf } from './endpoint.ts';
import * as accountEndpoints from './account-endpoints.ts';
import { REGISTERED } from './restaurants.ts';
import { byField } from './wire-names.ts';
import { id, text, unread } from './wire-fields.ts';

/** Fields that a registration always sends empty or as 0 are accepted and not stored. */
const newRestaurant = z
  .object({
    nifcif: ruled(taxIdRule, 20),
    razonsocial: ruled(legalNameRule),
    pais: z._default(text(60), REGISTRATION_DEFAULTS.country),
    provincia: z._default(ruled(provinceRule, 60), REGISTRATION_DEFAULTS.province),
    ciudad: z._default(text(80), REGISTRATION_DEFAULTS.city),
    codigopostal: z._default(ruledDigits(postalCodeRule), REGISTRATION_DEFAULTS.postalCode),
    direccion: z._default(text(160), ''),
    telefono: ruledDigits(phoneRule),
    iva: z._default(vatInput, REGISTRATION_DEFAULTS.vatPercent),
    facebook: z._default(ruled(socialRule('facebook'), 200), ''),
    instagram: z._default(ruled(socialRule('instagram'), 200), ''),
    google: z._default(ruled(socialRule('google'), 200), ''),
    ivageneral: unread,
    paid: unread,
    configclientemesa: unread,
    configclientemenus: unread,
    imgurl: unread,
    fecharegistro: unread,
  })
  // Compares province and country. The field's own rule stays beside it: zod skips this check if
  // another field is missing, and the caller should learn of a wrong province all the same.
  .check(({ value: { pais, provincia: input }, issues }) => {
    const message = provinceFault(input, pais);
    if (message !== null) issues.push({ code: 'custom', path: ['provincia'], message, input });
  });
export type NewRestaurantWire = z.input<typeof newRestaurant>;

export function newRestaurantFromWire(
  wire: z.output<typeof newRestaurant>,
): Omit<RegisteredRestaurant, 'restaurantId'> {
  return { ...byField(REGISTERED, wire), taxId: readTaxId(wire.nifcif) };
}

export const registerRestaurant = defineEndpoint(accountEndpoints.registerRestaurant, {
  summary: 'Registra un restaurante. Deja un permiso breve para crear a su primer usuario.',
  body: newRestaurant,
  answers: { 201: z.object({ idempresa: id, nifcif: z.string(), razonsocial: z.string() }) },
  errors: [],
  example: {
    body: {
      nifcif: 'B00283002',
      razonsocial: 'Taberna del Palacio, S.L.',
      direccion: 'Calle de los Jardineros, 7',
      telefono: '910000283',
      iva: 10,
    },
    answer: { idempresa: 1001, nifcif: 'B00283002', razonsocial: 'Taberna del Palacio, S.L.' },
  },
});

/** Used by the landing page and the registration, before anybody has logged in. */
export const listOpenTowns = defineEndpoint(accountEndpoints.listOpenTowns, {
  summary:
    'Las ciudades con el registro abierto y, si hay una casa de prueba, el código de su mesa.',
  answers: {
    200: z.object({ ciudades: z.array(z.string()), mesadeprueba: z.optional(z.string()) }),
  },
  errors: [],
  example: { answer: { ciudades: ['Aranjuez'] } },
});

/** The towns where restaurants may register, and the code of a table to try out, if there is one. */
export function frontDoorToWire(
  openTowns: readonly string[],
  tryOutCode: string | undefined,
): AnswerOf<typeof listOpenTowns> {
  return {
    ciudades: [...openTowns],
    ...(tryOutCode === undefined ? {} : { mesadeprueba: tryOutCode }),
  };
}
