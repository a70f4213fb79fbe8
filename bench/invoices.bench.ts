import { randomUUID } from 'node:crypto';
import process from 'node:process';
import {
  changeInvoicing,
  chargeTab,
  IDEMPOTENCY_HEADER,
  readOwnTab,
  uploadCertificate,
  type NewOrderWire,
} from '@simplato/contract';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import type { StoredRestaurant } from '@simplato/server/test/stored-restaurant';
import {
  CERTIFICATE_PASSWORD,
  COMPANY_CERTIFICATE,
} from '@simplato/server/test/verifactu/certificates';
import { runAgency } from '@simplato/server/test/verifactu/run-agency';
import * as kit from '@simplato/test-kit';
import { inTurn } from './kit/in-turn.ts';
import { threeProducts, type ThreeProducts } from './kit/orders.ts';
import { addTables, type Table } from './kit/parties.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { logIn, readMenu, sitDown, type Person } from './kit/people.ts';
import { median, reportTime } from './kit/report.ts';
import { fillRestaurants } from './kit/restaurants.ts';
import { startServer } from './kit/server.ts';

/**
 * What invoices cost whoever orders, and whoever charges an order of three lines in cash: the time of each call, the
 * median of one caller, beside the same calls of a restaurant that issues none. The three take turns, so that whatever
 * else the machine does slows all of them. PostgreSQL. The argument: calls of each.
 */
const [CALLS = 400] = process.argv.slice(2).map(Number);
const MODES = ['ninguna', 'facturas', 'verifactu'] as const;
/** Of the orders that one phone may send in a while. */
const ORDERS_OF_A_PHONE = 5;

interface Seller {
  owner: Person;
  nextPhone: () => Promise<Person>;
  products: ThreeProducts;
  placed: number[];
  charged: number[];
}

const scratch = await createScratchDatabase();
const agency = await runAgency();
try {
  const phones = 1 + Math.ceil((CALLS + 1) / ORDERS_OF_A_PHONE);
  const db = await openPostgresDatabase(scratch.url);
  const restaurants = await fillRestaurants(db, MODES.length);
  const tables = await addTables(db, restaurants, phones * MODES.length);
  await db.close();
  const server = await startServer({ DATABASE_URL: scratch.url, ...agency.env });
  try {
    const sellers: Seller[] = [];
    for (const [index, mode] of MODES.entries()) {
      const restaurant = restaurants[index];
      if (!restaurant) throw new Error('no restaurant');
      const own = tables.filter(({ restaurantId }) => restaurantId === restaurant.restaurantId);
      sellers.push(await open(server.url, restaurant, own, mode));
    }
    for (let nth = 0; nth <= CALLS; nth += 1) {
      for (const seller of sellers) await sell(seller, nth);
    }
    tell(sellers);
  } finally {
    await server.stop();
  }
} finally {
  await agency.stop();
  await scratch.drop();
}

async function open(
  url: string,
  restaurant: StoredRestaurant,
  tables: readonly Table[],
  modo: (typeof MODES)[number],
): Promise<Seller> {
  const owner = await logIn(url, restaurant);
  if (modo === 'verifactu') {
    const archivo = COMPANY_CERTIFICATE.toString('base64');
    await owner.device.call(uploadCertificate, { body: { archivo, clave: CERTIFICATE_PASSWORD } });
  }
  await owner.device.call(changeInvoicing, { body: { modo } });
  const nextTable = inTurn(tables);
  const sitAtNext = async () => {
    const { restaurantId, tableName, key } = nextTable();
    return sitDown(url, restaurantId, tableName, key);
  };
  const products = threeProducts(await readMenu(await sitAtNext()));
  let orders = 0;
  let phone: Promise<Person> | null = null;
  const nextPhone = async () => {
    if (phone === null || orders % ORDERS_OF_A_PHONE === 0) phone = sitAtNext();
    orders += 1;
    return phone;
  };
  return { owner, nextPhone, products, placed: [], charged: [] };
}

async function sell({ owner, nextPhone, products, placed, charged }: Seller, nth: number) {
  const { device } = await nextPhone();
  const wish = JSON.parse(products.body) as NewOrderWire;
  const [order, placing] = await timed(async () => kit.order(device, wish, randomUUID()));
  const { idcuenta } = await device.call(readOwnTab);
  const [, charging] = await timed(async () =>
    owner.device.call(chargeTab, {
      params: { id: idcuenta },
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: {
        forma: 'efectivo',
        importe: order.total,
        lineas: order.lineas.map((_line, index) => {
          return { idorder: order.idorder, linea: index + 1, unidades: 1 };
        }),
      },
    }),
  );
  // The first, while everything is compiled and planned, is not counted.
  if (nth === 0) return;
  placed.push(placing);
  charged.push(charging);
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const before = performance.now();
  const result = await work();
  return [result, performance.now() - before];
}

function tell([floor, ...others]: Seller[]): void {
  for (const [index, seller] of others.entries()) {
    const mode = MODES[index + 1] ?? '';
    reportTime(`an order, ${mode}`, median(seller.placed), median(floor?.placed ?? []));
    reportTime(`a charge, ${mode}`, median(seller.charged), median(floor?.charged ?? []));
  }
}
