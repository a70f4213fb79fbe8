import { changeInvoicing, openShift, switchTips, uploadCertificate } from '@simplato/contract';
import { formatNetMicros, netMicrosFromGross, TABLES_LIMIT } from '@simplato/domain';
import {
  CERTIFICATE_PASSWORD,
  COMPANY_CERTIFICATE,
} from '@simplato/server/test/verifactu/certificates';
import {
  addTables,
  fillMenu,
  openRestaurant as register,
  PASSWORD,
  type NewCategory,
} from '@simplato/test-kit';
import { Device, type Observe } from '../kit/device.ts';
import { wireCents } from './priced-choice.ts';
import { connectAccount } from './sandbox.ts';

export interface OpenRestaurant {
  restaurantId: number;
  taxId: string;
  legalName: string;
  /** Its owner, logged in. */
  owner: Device;
  /** The link printed for each table. */
  tables: readonly { name: string; link: string }[];
  takesCards: boolean;
  /** Whether it counts money at the table, and takes payments of tabs. */
  hasTill: boolean;
}

const net = (grossCents: number, vatPercent: number) =>
  formatNetMicros(netMicrosFromGross(grossCents, vatPercent));

/** What is in each till to begin with. */
export const FLOAT_CENTS = 15_000;

/** Each has its course, its tax rate, and prices that do not divide evenly. */
const CATEGORIES = [
  { name: 'Para picar', course: 1, vatPercent: 10, products: 8, fromCents: 395 },
  { name: 'Segundos', course: 2, vatPercent: 10, products: 8, fromCents: 1195 },
  { name: 'Postres', course: 3, vatPercent: 10, products: 4, fromCents: 450 },
  { name: 'Vinos y copas', course: 4, vatPercent: 21, products: 4, fromCents: 290 },
] as const;

const MENU: readonly NewCategory[] = CATEGORIES.map(
  ({ name, course, vatPercent, products, fromCents }) => ({
    nombrecategoria: name,
    curso: course,
    products: Array.from({ length: products }, (_, index) => ({
      name: `${name} número ${index + 1}`,
      description: 'Receta de siempre, hecha al momento con producto de la vega de Aranjuez.',
      price: net(fromCents + (index + 1) * 35, vatPercent),
      porcentajeimpuestos: vatPercent,
      opciones: (index + 1) % 3 === 0 ? optionsFor(vatPercent) : [],
    })),
  }),
);

export interface RestaurantToOpen {
  tag: string;
  taxId: string;
  tables: number;
  observe: Observe;
  /** Whether it tells the tax agency of its invoices. */
  invoices: boolean;
}

/**
 * A restaurant that joins Simplato like any other: registration, user, menu, tables and, where the
 * provider is the sandbox, payments. `tag` makes its names unique on a server with other restaurants.
 */
export async function openRestaurant(
  url: string,
  { tag, taxId, tables, observe, invoices }: RestaurantToOpen,
): Promise<OpenRestaurant> {
  const owner = new Device(url, observe);
  const legalName = `Casa ${tag}, S.L.`;
  await register(
    owner,
    { username: `casa${tag}`, email: `casa.${tag}@example.com`, password: PASSWORD },
    { nifcif: taxId, razonsocial: legalName, direccion: 'Calle Mayor, 1' },
  );
  await fillMenu(owner, MENU);
  const names = Array.from(
    { length: Math.min(tables, TABLES_LIMIT) },
    (_, table) => `${table + 1}`,
  );
  const made = await addTables(owner, names);
  const hasTill = await openTill(owner);
  if (invoices) await tellAgency(owner);
  return {
    restaurantId: owner.restaurantId,
    taxId,
    legalName,
    owner,
    tables: made.map(({ mesa, url: link }) => ({ name: mesa, link })),
    takesCards: await takeCards(owner),
    hasTill,
  };
}

/** Whether there is one to open: a server of the version before knows none. */
async function openTill(owner: Device): Promise<boolean> {
  const { status } = await owner.attempt(openShift, { body: { fondo: wireCents(FLOAT_CENTS) } });
  if (status !== 404 && (status < 200 || status > 299)) {
    throw new Error(`The till does not open: ${status}`);
  }
  return status !== 404;
}

async function tellAgency(owner: Device): Promise<void> {
  const archivo = COMPANY_CERTIFICATE.toString('base64');
  await owner.call(uploadCertificate, { body: { archivo, clave: CERTIFICATE_PASSWORD } });
  await owner.call(changeInvoicing, { body: { modo: 'verifactu' } });
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

async function takeCards(owner: Device): Promise<boolean> {
  if (!(await connectAccount(owner))) return false;
  await owner.call(switchTips, { body: { propinas: true } });
  return true;
}
