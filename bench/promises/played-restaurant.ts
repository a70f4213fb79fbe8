import {
  advanceOrder,
  changeStations,
  fireCourse,
  listCategories,
  listProducts,
  placeOrder,
  readPromises,
  serveCourse,
  tickLine,
  type OrderWire,
} from '@simplato/contract';
import { businessDay, formatNetMicros, netMicrosFromGross } from '@simplato/domain';
import { addTables, fillMenu, logIn, openRestaurant, PASSWORD, sitDown } from '@simplato/test-kit';
import { Device } from '../kit/device.ts';
import type { MovedClock } from './clock.ts';
import type { Deed, Evening, PlayedOrder } from './evening.ts';
import type { TrueKitchen } from './kitchens.ts';

const TABLES = 60;
const PRICE = formatNetMicros(netMicrosFromGross(1000, 10));
const MINUTE_MS = 60_000;

/** What an order was promised as it was sent, in minutes from then; null where nothing was. */
export interface Promised {
  minutes: { from: number; until: number } | null;
  isHeld: boolean;
}

/** A restaurant whose evenings are played through a server, as its guests and its staff would. */
export class PlayedRestaurant {
  readonly kitchen: TrueKitchen;
  readonly #owner: Device;
  readonly #email: string;
  readonly #codes: string[];
  readonly #productIds: Map<string, number>;
  #seated = 0;

  private constructor(
    kitchen: TrueKitchen,
    made: { owner: Device; email: string; codes: string[]; productIds: Map<string, number> },
  ) {
    this.kitchen = kitchen;
    this.#owner = made.owner;
    this.#email = made.email;
    this.#codes = made.codes;
    this.#productIds = made.productIds;
  }

  static async open(url: string, kitchen: TrueKitchen, nth: number): Promise<PlayedRestaurant> {
    const owner = new Device(url);
    const account = {
      username: `casa${nth}`,
      email: `casa.${nth}@example.com`,
      password: PASSWORD,
    };
    await openRestaurant(owner, account, { razonsocial: `${kitchen.name}, S.L.` });
    await writeMenu(owner, kitchen);
    const names = Array.from({ length: TABLES }, (_none, table) => `${table + 1}`);
    const tables = await addTables(owner, names);
    const products = await owner.call(listProducts);
    return new PlayedRestaurant(kitchen, {
      owner,
      email: account.email,
      codes: tables.map(({ url: link }) => new URL(link).searchParams.get('c') ?? ''),
      productIds: new Map(products.map(({ name, idproductos }) => [name, idproductos])),
    });
  }

  /** Plays all that is done in an evening, each at its time; returns what each order was promised. */
  async play(evening: Evening, clock: MovedClock): Promise<Promised[]> {
    const placed = new Map<number, OrderWire>();
    const first = evening.deeds[0];
    if (!first) return [];
    await clock.moveTo(first.atMs - 30 * MINUTE_MS);
    await logIn(this.#owner, { email: this.#email, password: PASSWORD });
    for (const deed of evening.deeds) {
      await clock.moveTo(deed.atMs);
      const order = evening.orders[deed.party];
      if (!order) throw new Error(`There is no party ${deed.party}`);
      if (deed.kind === 'order') placed.set(deed.party, await this.#order(order));
      else await this.#do(deed, placed.get(deed.party)?.idorder ?? 0);
    }
    return evening.orders.map((order) => judge(order, placed.get(order.party)));
  }

  /** What its owner reads of the promises of the days between two instants. */
  async readRecord(fromMs: number, untilMs: number) {
    const query = { desde: businessDay(fromMs), hasta: businessDay(untilMs) };
    return this.#owner.call(readPromises, { query });
  }

  close(): void {
    this.#owner.close();
  }

  async #seat(): Promise<Device> {
    const guest = new Device(this.#owner.url);
    await sitDown(guest, this.#codes[this.#seated % TABLES] ?? '');
    this.#seated += 1;
    return guest;
  }

  async #order({ plates }: PlayedOrder): Promise<OrderWire> {
    const guest = await this.#seat();
    const lineas = plates.map(({ product, quantity }) => ({
      idproductos: this.#productIds.get(product.name) ?? 0,
      quantity,
    }));
    const body = { lineas, portiempos: this.kitchen.isByCourses };
    const order = await guest.call(placeOrder, { body });
    guest.close();
    return order;
  }

  async #do(deed: Exclude<Deed, { kind: 'order' }>, idorder: number): Promise<void> {
    const params = { id: idorder };
    if (deed.kind === 'tick') {
      const body = { hecha: true };
      await this.#owner.call(tickLine, { params: { ...params, linea: deed.line }, body });
    } else if (deed.kind === 'step') {
      await this.#owner.call(advanceOrder, { body: { idorder, status: deed.to } });
    } else {
      const change = deed.kind === 'fire' ? fireCourse : serveCourse;
      await this.#owner.call(change, { params, body: { curso: deed.course } });
    }
  }
}

/** A category for what each station makes of a course, and the stations, if they have names. */
async function writeMenu(owner: Device, { products }: TrueKitchen): Promise<void> {
  const nameOf = (station: string, course: number) => `${station || 'Cocina'} ${course}`;
  const kinds = new Map(
    products.map(({ station, course }) => [nameOf(station, course), { station, course }]),
  );
  await fillMenu(
    owner,
    [...kinds].map(([nombrecategoria, { station, course }]) => ({
      nombrecategoria,
      curso: course,
      products: products
        .filter((one) => one.station === station && one.course === course)
        .map(({ name }) => ({ name, price: PRICE, porcentajeimpuestos: 10 })),
    })),
  );
  const categories = await owner.call(listCategories);
  const stations = [...new Set(products.map(({ station }) => station))].filter(Boolean);
  const partidas = stations.map((nombre) => ({
    nombre,
    categorias: categories
      .filter((one) => kinds.get(one.nombrecategoria)?.station === nombre)
      .map(({ idcategoria }) => idcategoria),
  }));
  await owner.call(changeStations, { body: { partidas } });
}

function judge({ placedAtMs, plates }: PlayedOrder, order: OrderWire | undefined): Promised {
  const espera = order?.espera;
  if (!espera) return { minutes: null, isHeld: false };
  const first = plates.filter(({ firedAtMs }) => firedAtMs === placedAtMs);
  const readyAtMs = Math.max(...first.map(({ tickedAtMs }) => tickedAtMs));
  const [fromMs, untilMs] = [Date.parse(espera.desde), Date.parse(espera.hasta)];
  const minutes = {
    from: (fromMs - placedAtMs) / MINUTE_MS,
    until: (untilMs - placedAtMs) / MINUTE_MS,
  };
  return { minutes, isHeld: fromMs <= readyAtMs && readyAtMs <= untilMs };
}
