import { hoursToWire, type SettingsWire } from '@simplato/contract';
import {
  addressRule,
  cityRule,
  phoneRule,
  plainPhone,
  postalCodeRule,
  provinceRule,
  socialRule,
  vatRule,
  type Restaurant,
  type OpeningSpan,
} from '@simplato/domain';
import { SETTINGS_MESSAGES as copy } from '../../i18n/es/settings.ts';
import type { FormRules } from '../../forms/use-server-form.ts';

/** The settings form: its values, its rules, and the conversion to the wire. */
export interface SettingsEntry {
  taxId: string;
  legalName: string;
  province: string;
  city: string;
  postalCode: string;
  address: string;
  phone: string;
  vatPercent: string;
  facebook: string;
  instagram: string;
  google: string;
  /** '#rrggbb' */
  accent: string;
  hasPublicMenu: boolean;
  hours: OpeningSpan[];
}

export const ENTRY_RULES: FormRules<SettingsEntry> = {
  province: provinceRule,
  city: cityRule,
  postalCode: postalCodeRule,
  address: addressRule,
  phone: (typed) => phoneRule(plainPhone(typed)),
  vatPercent: vatRule,
};

/** Rules for optional fields. */
export const OPTIONAL_RULES: FormRules<SettingsEntry> = {
  facebook: socialRule('facebook'),
  instagram: socialRule('instagram'),
  google: socialRule('google'),
};

export const ENTRY_FIELD_OF = {
  nifcif: 'taxId',
  razonsocial: 'legalName',
  provincia: 'province',
  ciudad: 'city',
  codigopostal: 'postalCode',
  direccion: 'address',
  telefono: 'phone',
  iva: 'vatPercent',
  facebook: 'facebook',
  instagram: 'instagram',
  google: 'google',
  acento: 'accent',
  cartapublica: 'hasPublicMenu',
} as const satisfies Record<string, keyof SettingsEntry>;

export function entryOf(restaurant: Restaurant): SettingsEntry {
  return {
    taxId: restaurant.taxId,
    legalName: restaurant.legalName,
    province: restaurant.province,
    city: restaurant.city,
    postalCode: restaurant.postalCode,
    address: restaurant.address,
    phone: restaurant.phone,
    vatPercent: String(restaurant.vatPercent),
    facebook: restaurant.facebook,
    instagram: restaurant.instagram,
    google: restaurant.google,
    accent: restaurant.accent,
    hasPublicMenu: restaurant.hasPublicMenu,
    hours: [...restaurant.kitchen.hours],
  };
}

export function settingsPayload(entry: SettingsEntry, base: Restaurant): SettingsWire {
  return {
    identerprise: base.restaurantId,
    nifcif: base.taxId,
    razonsocial: base.legalName,
    provincia: entry.province,
    ciudad: entry.city,
    codigopostal: entry.postalCode,
    direccion: entry.address,
    telefono: plainPhone(entry.phone),
    iva: Number(entry.vatPercent),
    facebook: entry.facebook,
    instagram: entry.instagram,
    google: entry.google,
    acento: entry.accent,
    cartapublica: entry.hasPublicMenu,
    horario: hoursToWire(entry.hours),
    version: base.version,
  };
}

/** The restaurant with the unsaved edits: for display only. */
export function restaurantWith(entry: SettingsEntry, base: Restaurant): Restaurant {
  const { hours, vatPercent: _, ...texts } = entry;
  return { ...base, ...texts, kitchen: { ...base.kitchen, hours } };
}

const FIELD_NAMES: Readonly<Record<keyof SettingsEntry, string>> = {
  taxId: copy.taxId,
  legalName: copy.legalName,
  province: copy.province,
  city: copy.city,
  postalCode: copy.postalCode,
  address: copy.address,
  phone: copy.phone,
  vatPercent: copy.vat,
  facebook: copy.facebook,
  instagram: copy.instagram,
  google: copy.google,
  accent: copy.look.colour,
  hasPublicMenu: copy.publicMenu.title,
  hours: copy.hours.title,
};

export function fieldName(field: keyof SettingsEntry): string {
  return FIELD_NAMES[field];
}
