import { PUBLIC_PAGES } from './public-pages.ts';

export const RESTAURANT_REGISTRATION_MESSAGES = {
  pageTitle: PUBLIC_PAGES.registerRestaurant.title,
  title: 'Registra tu restaurante',
  notice: {
    title: 'Antes de empezar',
    towns: (towns: string) => `El registro está abierto, por ahora, en ${towns}.`,
    fee: (fee: string) => `Cada pago online tiene una comisión de ${fee}.`,
    free: 'Registrarte y recibir pedidos que se pagan en la mesa no cuesta nada.',
    action: 'Empezar el registro',
  },
  fee: (percent: string, perCharge: string) => `${percent}\u00a0%\u00a0+\u00a0${perCharge}`,
  account: 'Tu usuario',
  business: 'Tu restaurante',
  taxId: 'NIF/CIF',
  legalName: 'Razón social',
  address: 'Dirección',
  country: 'País',
  province: 'Provincia',
  city: 'Ciudad',
  postalCode: 'Código postal',
  phone: 'Teléfono',
  vat: 'IVA general',
  submit: 'Registrar',
  pending: 'Registrando restaurante...',
  logIn: 'Ya tengo mi restaurante aquí',
  halfway: (why: string) =>
    `Los datos del restaurante están guardados, pero falta crear tu usuario. ${why} Pulsa «Registrar» otra vez y seguimos desde ahí: no tienes que escribir nada de nuevo.`,
} as const;
