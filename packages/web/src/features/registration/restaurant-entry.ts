import { CHECK_ID, type NewRestaurantWire } from '@simplato/contract';
import {
  emailRule,
  legalNameRule,
  newPasswordRule,
  phoneRule,
  plainPhone,
  privacyRule,
  provinceRule,
  REGISTRATION_DEFAULTS,
  staffUsernameRule,
  taxIdRule,
  vatRule,
} from '@simplato/domain';
import { sealPassword } from '../../api/seal-password.ts';
import type { FormRules } from '../../forms/use-server-form.ts';

/** The registration form: its values, its rules, and the conversion to the wire. */
export interface RestaurantEntry {
  username: string;
  email: string;
  password: string;
  taxId: string;
  legalName: string;
  address: string;
  country: string;
  province: string;
  city: string;
  postalCode: string;
  phone: string;
  vatPercent: string;
  privacy: boolean;
}

export const EMPTY_ENTRY: RestaurantEntry = {
  username: '',
  email: '',
  password: '',
  taxId: '',
  legalName: '',
  address: '',
  country: REGISTRATION_DEFAULTS.country,
  city: REGISTRATION_DEFAULTS.city,
  province: REGISTRATION_DEFAULTS.province,
  postalCode: REGISTRATION_DEFAULTS.postalCode,
  phone: '',
  vatPercent: String(REGISTRATION_DEFAULTS.vatPercent),
  privacy: false,
};

export const ENTRY_RULES: FormRules<RestaurantEntry> = {
  username: staffUsernameRule,
  email: emailRule,
  password: newPasswordRule,
  taxId: taxIdRule,
  legalName: legalNameRule,
  province: provinceRule,
  phone: (typed) => phoneRule(plainPhone(typed)),
  vatPercent: vatRule,
  privacy: privacyRule,
};

export const ENTRY_FIELD_OF = {
  nombreusuario: 'username',
  username_taken: 'username',
  mail: 'email',
  email_taken: 'email',
  password: 'password',
  nifcif: 'taxId',
  razonsocial: 'legalName',
  direccion: 'address',
  pais: 'country',
  provincia: 'province',
  ciudad: 'city',
  codigopostal: 'postalCode',
  telefono: 'phone',
  iva: 'vatPercent',
} as const satisfies Record<string, keyof RestaurantEntry>;

/** The complete payload, including the fields that are always empty. */
export function restaurantPayload(entry: RestaurantEntry): NewRestaurantWire {
  const vat = Number(entry.vatPercent);
  return {
    nifcif: entry.taxId,
    pais: entry.country,
    razonsocial: entry.legalName,
    direccion: entry.address,
    codigopostal: entry.postalCode,
    provincia: entry.province,
    ciudad: entry.city,
    telefono: plainPhone(entry.phone),
    ivageneral: vat,
    iva: vat,
    paid: 0,
    facebook: '',
    instagram: '',
    google: '',
    configclientemesa: 0,
    configclientemenus: 0,
    imgurl: '',
    fecharegistro: `${new Date().toISOString().slice(0, 13)}:00`,
  };
}

export async function staffPayload(entry: RestaurantEntry, restaurantId: number) {
  return {
    mail: entry.email,
    nombreusuario: entry.username,
    password: await sealPassword(entry.password, CHECK_ID.general),
    pinacceso: '',
    esowner: 1,
    identerprise: restaurantId,
    stripe_account_id: '',
    role: 1,
  };
}
