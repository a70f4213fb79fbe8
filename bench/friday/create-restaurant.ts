import {
  CHECK_ID,
  createAccountLink,
  createCategory,
  createProduct,
  createStaff,
  createTables,
  encodePasswordField,
  readPaymentAccount,
  registerRestaurant,
  utcHour,
} from '@simplato/contract';
import { formatNetMicros, netMicrosFromGross, TABLES_LIMIT } from '@simplato/domain';
import { Device, type Observe } from '../kit/device.ts';
import { PASSWORD_DIGEST } from '../kit/restaurants.ts';
import { pressOnSandbox } from './sandbox.ts';

export interface OpenRestaurant {
  restaurantId: number;
  legalName: string;
  /** Its owner, logged in. */
  owner: Device;
  /** The link printed for each table. */
  tables: readonly { name: string; link: string }[];
  takesCards: boolean;
}

/** Each has its course, its tax rate, and prices that do not divide evenly. */
const CATEGORIES = [
  { name: 'Para picar', course: 1, vatPercent: 10, products: 8, fromCents: 395 },
  { name: 'Segundos', course: 2, vatPercent: 10, products: 8, fromCents: 1195 },
  { name: 'Postres', course: 3, vatPercent: 10, products: 4, fromCents: 450 },
  { name: 'Vinos y copas', course: 4, vatPercent: 21, products: 4, fromCents: 290 },
] as const;

const net = (grossCents: number, vatPercent: number) =>
  formatNetMicros(netMicrosFromGross(grossCents, vatPercent));

/**
 * A restaurant that joins Simplato like any other: registration, user, menu, tables and, where the
 * provider is the sandbox, payments. `tag` makes its names unique on a server with other restaurants.
 */
export async function openRestaurant(
  url: string,
  { tag, tables, observe }: { tag: string; tables: number; observe: Observe },
): Promise<OpenRestaurant> {
  const owner = new Device(url, observe);
  const legalName = `Casa ${tag}, S.L.`;
  const { idempresa } = await owner.call(registerRestaurant, {
    body: {
      nifcif: 'B00283002',
      razonsocial: legalName,
      direccion: 'Calle Mayor, 1',
      telefono: '910000283',
    },
  });
  const password = encodePasswordField({
    digest: PASSWORD_DIGEST,
    checkId: CHECK_ID.general,
    hour: utcHour(new Date()),
  });
  await owner.call(createStaff, {
    body: {
      mail: `casa.${tag}@example.com`,
      nombreusuario: `casa${tag}`,
      password,
      identerprise: idempresa,
    },
  });
  owner.restaurantId = idempresa;
  await fillMenu(owner);
  const names = Array.from(
    { length: Math.min(tables, TABLES_LIMIT) },
    (_, table) => `${table + 1}`,
  );
  const made = await owner.call(createTables, { body: { mesas: names } });
  return {
    restaurantId: idempresa,
    legalName,
    owner,
    tables: made.map(({ mesa, url: link }) => ({ name: mesa, link })),
    takesCards: await takeCards(owner),
  };
}

async function fillMenu(owner: Device): Promise<void> {
  for (const { name, course, vatPercent, products, fromCents } of CATEGORIES) {
    const list = await owner.call(createCategory, {
      body: { nombrecategoria: name, curso: course },
    });
    const category = list.find(({ nombrecategoria }) => nombrecategoria === name);
    if (!category) throw new Error(`The category ${name} was not made.`);
    for (let product = 1; product <= products; product += 1) {
      await owner.call(createProduct, {
        body: {
          productostype: category.idcategoria,
          name: `${name} número ${product}`,
          description: 'Receta de siempre, hecha al momento con producto de la vega de Aranjuez.',
          price: net(fromCents + product * 35, vatPercent),
          porcentajeimpuestos: vatPercent,
          opciones: product % 3 === 0 ? optionsFor(vatPercent) : [],
        },
      });
    }
  }
}

/** A required group and an optional one. */
function optionsFor(vatPercent: number) {
  return [
    {
      nombre: 'Tamaño',
      minimo: 1,
      maximo: 1,
      valores: [
        { nombre: 'Media', price: '0' },
        { nombre: 'Entera', price: net(333, vatPercent) },
      ],
    },
    {
      nombre: 'Con',
      minimo: 0,
      maximo: 2,
      valores: [
        { nombre: 'Pan', price: net(95, vatPercent) },
        { nombre: 'Alioli', price: net(117, vatPercent) },
        { nombre: 'Ensalada', price: '0' },
      ],
    },
  ];
}

/**
 * With a real provider the onboarding cannot be completed here; then everybody pays at the table.
 */
async function takeCards(owner: Device): Promise<boolean> {
  const { deprueba } = await owner.call(readPaymentAccount);
  if (!deprueba) return false;
  const { url } = await owner.call(createAccountLink, { body: {} });
  await pressOnSandbox(owner, url, 'terminar');
  return (await owner.call(readPaymentAccount)).estado === 'activa';
}
