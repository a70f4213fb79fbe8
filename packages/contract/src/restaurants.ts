import {
  addressRule,
  cityRule,
  legalNameRule,
  phoneRule,
  postalCodeRule,
  provinceRule,
  readTaxId,
  socialRule,
  taxIdRule,
  tidyName,
  tradeNameRule,
  type Change,
  type Restaurant,
  type RegisteredRestaurant,
  type Settings,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { ruled, ruledDigits, vatInput } from './account-fields.ts';
import { colourInput } from './accents.ts';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import {
  hoursFromWire,
  hoursToWire,
  kitchenExample,
  kitchenFields,
  kitchenFromWire,
  kitchenToWire,
  openingHoursInput,
  paymentFields,
} from './kitchen.ts';
import { photoFromWire, photoToWire, photoWire } from './photo-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { byField, fromWire, toWire, type WireNames, type Written } from './wire-names.ts';
import { id, text, unread } from './wire-fields.ts';

export const enterpriseWire = z.object({
  idempresa: id,
  nifcif: z.string(),
  razonsocial: z.string(),
  /** What diners read; empty if that is its legal name. */
  nombrecomercial: z.string(),
  pais: z.string(),
  provincia: z.string(),
  ciudad: z.string(),
  codigopostal: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  iva: z.number(),
  facebook: z.string(),
  instagram: z.string(),
  google: z.string(),
  /** '#rrggbb': the colour of the main actions on its guests' screens. */
  acento: z.string(),
  logo: z.nullable(photoWire),
  /** Whether anybody may read its menu, without a table. */
  cartapublica: z.boolean(),
  /** Whether orders come by courses unless a diner chooses otherwise. */
  portiempos: z.boolean(),
  /** Whether a table fires its courses itself. */
  mesamarcha: z.boolean(),
  /** Version of the settings; a change must name the one it is based on. */
  version: z.int(),
  ...paymentFields,
  ...kitchenFields,
});
export type EnterpriseWire = z.output<typeof enterpriseWire>;

const CHANGEABLE = {
  province: 'provincia',
  city: 'ciudad',
  postalCode: 'codigopostal',
  address: 'direccion',
  phone: 'telefono',
  vatPercent: 'iva',
  facebook: 'facebook',
  instagram: 'instagram',
  google: 'google',
} as const;

/** What a business states when it registers. */
export const REGISTERED = {
  taxId: 'nifcif',
  legalName: 'razonsocial',
  country: 'pais',
  ...CHANGEABLE,
} as const satisfies WireNames<Omit<RegisteredRestaurant, 'restaurantId'>, EnterpriseWire>;

/** What its staff may change. */
export const SETTINGS = {
  tradeName: 'nombrecomercial',
  ...CHANGEABLE,
  accent: 'acento',
  hasPublicMenu: 'cartapublica',
  suggestsCourses: 'portiempos',
  dinersFire: 'mesamarcha',
  hours: { name: 'horario', to: hoursToWire, from: hoursFromWire },
} as const satisfies WireNames<Settings, EnterpriseWire>;

const { hours: _hours, ...PLAIN_SETTINGS } = SETTINGS;
const RESTAURANT = {
  ...REGISTERED,
  ...PLAIN_SETTINGS,
  restaurantId: 'idempresa',
  logo: {
    name: 'logo',
    to: (logo, { restaurantId }) => logo && photoToWire(restaurantId, logo),
    from: (sent) => sent && photoFromWire(sent),
  },
  version: 'version',
  paysOnline: 'pagoonline',
  chargedAccountId: 'stripeAccountId',
  takesTips: 'propinas',
} as const satisfies WireNames<Omit<Restaurant, 'kitchen'>, EnterpriseWire>;

export function restaurantToWire(restaurant: Restaurant): EnterpriseWire {
  return { ...toWire(RESTAURANT, restaurant), ...kitchenToWire(restaurant.kitchen) };
}

export function restaurantFromWire(wire: EnterpriseWire): Restaurant {
  return {
    ...fromWire<Omit<Restaurant, 'kitchen'>, EnterpriseWire>(RESTAURANT, wire),
    kitchen: kitchenFromWire(wire),
  };
}

export const enterpriseExample: EnterpriseWire = {
  idempresa: 1001,
  nifcif: 'B00283002',
  razonsocial: 'Taberna del Palacio, S.L.',
  nombrecomercial: 'El Palacio',
  pais: 'España',
  provincia: 'Madrid',
  ciudad: 'Aranjuez',
  codigopostal: '28300',
  direccion: 'Calle de los Jardineros, 7',
  telefono: '910000283',
  iva: 10,
  facebook: '',
  instagram: '',
  google: '',
  acento: '#4f6228',
  logo: null,
  cartapublica: false,
  portiempos: false,
  mesamarcha: true,
  version: 3,
  pagoonline: true,
  stripeAccountId: 'acct_1Simplato',
  propinas: false,
  ...kitchenExample,
};

export const readRestaurant = defineEndpoint(endpoints.readRestaurant, {
  summary: 'El restaurante de la sesión: el del personal, o el de la mesa del comensal.',
  answers: { 200: enterpriseWire },
  errors: ['not_found'],
  example: { answer: enterpriseExample },
});

/**
 * The whole restaurant is sent. Tax number and name come from the registration: they are required
 * and must not differ. Older screens send no trade name, hours, colour, flags or version:
 * those values are kept, and the last save wins. The logo has calls of its own.
 */
const settingsFields = {
  idempresa: z.optional(id),
  identerprise: z.optional(id),
  nifcif: ruled(taxIdRule, 20),
  razonsocial: ruled(legalNameRule),
  nombrecomercial: z.optional(z.pipe(ruled(tradeNameRule), z.transform(tidyName))),
  provincia: ruled(provinceRule, 60),
  ciudad: ruled(cityRule, 80),
  codigopostal: ruledDigits(postalCodeRule),
  direccion: ruled(addressRule, 160),
  telefono: ruledDigits(phoneRule),
  iva: vatInput,
  facebook: z._default(ruled(socialRule('facebook'), 200), ''),
  instagram: z._default(ruled(socialRule('instagram'), 200), ''),
  google: z._default(ruled(socialRule('google'), 200), ''),
  horario: z.optional(openingHoursInput),
  acento: z.optional(colourInput),
  logo: z.optional(z.nullable(photoWire)),
  cartapublica: z.optional(z.boolean()),
  portiempos: z.optional(z.boolean()),
  mesamarcha: z.optional(z.boolean()),
  version: z.optional(z.int().check(z.minimum(1))),
  pais: z.optional(text(60)),
  pagoonline: z.optional(z.boolean()),
  stripeAccountId: unread,
  propinas: z.optional(z.boolean()),
  cocinacerrada: z.optional(z.boolean()),
  cerradahasta: unread,
} satisfies Written<typeof SETTINGS>;
const settings = z.object(settingsFields);
export type SettingsWire = z.input<typeof settings>;

/** Settings as a form sends them. Undefined: unchanged. */
export interface SentSettings extends Change<Settings> {
  /** As registered, for comparison. */
  taxId: string;
  legalName: string;
  /** The version the change is based on; undefined from callers that do not send one. */
  version: number | undefined;
}

export function settingsFromWire(wire: z.output<typeof settings>): SentSettings {
  return {
    ...byField(SETTINGS, wire),
    taxId: readTaxId(wire.nifcif),
    legalName: wire.razonsocial,
    hours: wire.horario && hoursFromWire(wire.horario),
    version: wire.version,
  };
}

const { idempresa: _, cocinacerrada: _paused, cerradahasta: _until, ...sent } = enterpriseExample;

export const changeRestaurant = defineEndpoint(staffEndpoints.changeRestaurant, {
  summary: 'Guarda los ajustes del restaurante. Su NIF/CIF y su razón social no cambian aquí.',
  body: settings,
  answers: { 200: enterpriseWire },
  errors: ['not_found', 'row_changed'],
  example: { body: sent, answer: { ...enterpriseExample, version: 4 } },
});
