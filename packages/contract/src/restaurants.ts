import type { Restaurant } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire-fields.ts';

export const enterpriseWire = z.object({
  idempresa: id,
  nifcif: z.string(),
  razonsocial: z.string(),
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
});
export type EnterpriseWire = z.output<typeof enterpriseWire>;

export function restaurantToWire(restaurant: Restaurant): EnterpriseWire {
  return {
    idempresa: restaurant.restaurantId,
    nifcif: restaurant.taxId,
    razonsocial: restaurant.legalName,
    pais: restaurant.country,
    provincia: restaurant.province,
    ciudad: restaurant.city,
    codigopostal: restaurant.postalCode,
    direccion: restaurant.address,
    telefono: restaurant.phone,
    iva: restaurant.vatPercent,
    facebook: restaurant.facebook,
    instagram: restaurant.instagram,
    google: restaurant.google,
  };
}

export function restaurantFromWire(wire: EnterpriseWire): Restaurant {
  return {
    restaurantId: wire.idempresa,
    taxId: wire.nifcif,
    legalName: wire.razonsocial,
    country: wire.pais,
    province: wire.provincia,
    city: wire.ciudad,
    postalCode: wire.codigopostal,
    address: wire.direccion,
    phone: wire.telefono,
    vatPercent: wire.iva,
    facebook: wire.facebook,
    instagram: wire.instagram,
    google: wire.google,
  };
}

const example: EnterpriseWire = {
  idempresa: 1001,
  nifcif: 'B00283002',
  razonsocial: 'Taberna del Palacio, S.L.',
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
};

export const readRestaurant = defineEndpoint({
  method: 'GET',
  path: '/shop/enterprise/byId',
  summary: 'El restaurante de la sesión: el del personal, o el de la mesa del comensal.',
  access: 'read-restaurant',
  check: 'restaurant',
  answers: { 200: enterpriseWire },
  errors: ['not_found'],
  example: { answer: example },
});
