import { fieldsByName, SETTINGS, toWire, type SettingsWire } from '@simplato/contract';
import {
  addressRule,
  cityRule,
  phoneRule,
  pick,
  plainPhone,
  postalCodeRule,
  provinceRule,
  socialRule,
  tradeNameRule,
  vatRule,
  type FieldRule,
  type Restaurant,
  type OpeningSpan,
  type Settings,
} from '@simplato/domain';
import { SETTINGS_MESSAGES as copy } from '../../i18n/es/settings.ts';
import type { FormRules } from '../../forms/use-server-form.ts';

/** The settings form: its values, its rules, and the conversion to the wire. */
export interface SettingsEntry extends Omit<Settings, 'vatPercent' | 'hours'> {
  taxId: string;
  legalName: string;
  vatPercent: string;
  hours: OpeningSpan[];
}

/** Each field's label, and its rule if it has one. */
const FIELDS: Readonly<Record<keyof SettingsEntry, { label: string; rule?: FieldRule }>> = {
  taxId: { label: copy.taxId },
  legalName: { label: copy.legalName },
  tradeName: { label: copy.tradeName, rule: tradeNameRule },
  province: { label: copy.province, rule: provinceRule },
  city: { label: copy.city, rule: cityRule },
  postalCode: { label: copy.postalCode, rule: postalCodeRule },
  address: { label: copy.address, rule: addressRule },
  phone: { label: copy.phone, rule: (typed) => phoneRule(plainPhone(typed)) },
  vatPercent: { label: copy.vat, rule: vatRule },
  facebook: { label: copy.facebook, rule: socialRule('facebook') },
  instagram: { label: copy.instagram, rule: socialRule('instagram') },
  google: { label: copy.google, rule: socialRule('google') },
  accent: { label: copy.look.colour },
  hasPublicMenu: { label: copy.publicMenu.title },
  suggestsCourses: { label: copy.courses.suggest },
  dinersFire: { label: copy.courses.dinersFire },
  hours: { label: copy.hours.title },
};

export function fieldName(field: keyof SettingsEntry): string {
  return FIELDS[field].label;
}

export const ENTRY_RULES: FormRules<SettingsEntry> = Object.fromEntries(
  Object.entries(FIELDS).flatMap(([field, { rule }]) => (rule ? [[field, rule]] : [])),
);

/** The hours show their faults themselves. */
const { hours: _hours, ...PLAIN_SETTINGS } = SETTINGS;
export const ENTRY_FIELD_OF = {
  ...fieldsByName(PLAIN_SETTINGS),
  nifcif: 'taxId',
  razonsocial: 'legalName',
} as const satisfies Record<string, keyof SettingsEntry>;

const TEXTS = Object.keys(PLAIN_SETTINGS) as Exclude<keyof Settings, 'hours'>[];

export function entryOf(restaurant: Restaurant): SettingsEntry {
  return {
    ...pick(restaurant, ['taxId', 'legalName', ...TEXTS]),
    vatPercent: String(restaurant.vatPercent),
    hours: [...restaurant.kitchen.hours],
  };
}

export function settingsPayload(entry: SettingsEntry, base: Restaurant): SettingsWire {
  const settings = {
    ...entry,
    phone: plainPhone(entry.phone),
    vatPercent: Number(entry.vatPercent),
  };
  return {
    ...toWire(SETTINGS, settings),
    identerprise: base.restaurantId,
    nifcif: base.taxId,
    razonsocial: base.legalName,
    version: base.version,
  };
}

/** The restaurant with the unsaved edits: for display only. */
export function restaurantWith(entry: SettingsEntry, base: Restaurant): Restaurant {
  const { hours, vatPercent: _, ...texts } = entry;
  return { ...base, ...texts, kitchen: { ...base.kitchen, hours } };
}
