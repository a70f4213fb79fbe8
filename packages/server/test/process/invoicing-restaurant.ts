import { randomUUID } from 'node:crypto';
import {
  changeInvoicing,
  chargeTab,
  checkRecords,
  IDEMPOTENCY_HEADER,
  listInvoices,
  placeOrder,
  readOwnTab,
  readRecording,
  readTab,
  uploadCertificate,
  type AnswerOf,
  type Endpoint,
} from '@simplato/contract';
import {
  addTables,
  Client,
  fetchFrom,
  fillMenu,
  openRestaurant,
  PASSWORD,
  sitDown,
  taxIdOf,
  type Sending,
} from '@simplato/test-kit';
import { expect } from 'vitest';
import type { AgencyDouble } from '../verifactu/agency-double.ts';
import { CERTIFICATE_PASSWORD, COMPANY_CERTIFICATE } from '../verifactu/certificates.ts';
import { ask, readMenu, type Person } from './people.ts';

const TIMEOUT = { timeout: 120_000 };
const UNIT = '9.50';

let opened = 0;

/** A table that has ordered as much as will be paid, unit by unit. */
export interface Table {
  phone: Person;
  tabId: number;
  orderId: number;
}

/** Somebody pays the waiter a unit of a table; the same key again is the same payment. */
export interface Sale {
  table: Table;
  key: string;
}

/** A restaurant that tells the tax agency of each invoice; it has to find its server where that is now. */
export class InvoicingRestaurant {
  readonly staff: Person;
  readonly taxId: string;
  readonly tables: Table[] = [];
  readonly sales: Sale[] = [];

  private constructor(staff: Person, taxId: string) {
    this.staff = staff;
    this.taxId = taxId;
  }

  /** @param units what each table orders */
  static async open(
    url: string,
    { tables, units, now = () => new Date() }: { tables: number; units: number; now?: () => Date },
  ): Promise<InvoicingRestaurant> {
    opened += 1;
    const client = () => new Client(fetchFrom(url), { now });
    const restaurant = new InvoicingRestaurant(client(), taxIdOf(opened));
    const { staff, taxId } = restaurant;
    const username = `factura${opened}`;
    const owner = { username, email: `${username}@taberna.example`, password: PASSWORD };
    await openRestaurant(staff, owner, { nifcif: taxId });
    const product = { name: 'Croquetas', price: '8.636364' };
    await fillMenu(staff, [{ nombrecategoria: 'Tapas', products: [product] }]);
    const archivo = COMPANY_CERTIFICATE.toString('base64');
    await staff.call(uploadCertificate, { body: { archivo, clave: CERTIFICATE_PASSWORD } });
    await staff.call(changeInvoicing, { body: { modo: 'verifactu' } });
    const names = Array.from({ length: tables }, (_, index) => String(index + 1));
    const made = await addTables(staff, names);
    const [croquetas] = await readMenu(url, staff);
    for (const { codigo } of made) {
      const phone = client();
      await sitDown(phone, codigo);
      const { idorder } = await phone.call(placeOrder, {
        headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
        body: {
          lineas: [{ idproductos: croquetas!.idproductos, quantity: units }],
          ispaid: 'false',
        },
      });
      const { idcuenta } = await phone.call(readOwnTab);
      restaurant.tables.push({ phone, tabId: idcuenta, orderId: idorder });
    }
    return restaurant;
  }

  async ask<E extends Endpoint>(url: string, endpoint: E, sending?: Sending) {
    const { status, body } = await ask(url, this.staff, endpoint, sending);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body as AnswerOf<E>;
  }

  /** Tables take turns. */
  nextSale(): Sale {
    const table = this.tables[this.sales.length % this.tables.length]!;
    const sale = { table, key: randomUUID() };
    this.sales.push(sale);
    return sale;
  }

  /** The answer's status. */
  async charge(url: string, { table, key }: Sale, headers: Record<string, string> = {}) {
    const { status } = await ask(url, this.staff, chargeTab, {
      params: { id: table.tabId },
      headers: { [IDEMPOTENCY_HEADER]: key, ...headers },
      body: {
        forma: 'efectivo',
        importe: UNIT,
        lineas: [{ idorder: table.orderId, linea: 1, unidades: 1 }],
      },
    });
    return status;
  }

  /** Nothing of it waits for the agency. */
  async untilAnnounced(url: string): Promise<void> {
    const waiting = async () => (await this.ask(url, readRecording)).pendientes;
    await expect.poll(waiting, TIMEOUT).toBe(0);
  }

  /**
   * All sales are paid once, and each payment has one invoice of its sum; their series has neither gap nor double, each
   * has its record in a whole chain, and the agency holds each as it is.
   */
  async expectWhole(url: string, { books }: AgencyDouble): Promise<void> {
    await this.untilAnnounced(url);
    const invoices = await this.#invoices(url);
    const year = new Date().getFullYear();
    const numbers = Array.from(
      this.sales,
      (_sale, index) => `T${year}-${String(index + 1).padStart(6, '0')}`,
    );
    expect(invoices.map(({ numero }) => numero)).toEqual(numbers);
    const paid = await this.#payments(url);
    const byPayment = invoices.map(({ idpago, total }) => [idpago, total] as const);
    expect(byPayment.toSorted(([one], [other]) => one - other)).toEqual(paid);
    expect(paid.map(([, amount]) => amount)).toEqual(numbers.map(() => UNIT));
    expect(await this.ask(url, checkRecords)).toEqual({ registros: numbers.length, fallo: null });
    expect(await this.ask(url, readRecording)).toMatchObject({ parada: null, reparos: [] });
    const booked = books.invoicesOf(this.taxId);
    expect(booked.map(({ record, state }) => [record.number, state])).toEqual(
      numbers.map((number) => [number, 'Correcta']),
    );
    expect(books.brokenLinks()).toEqual([]);
  }

  /** The oldest first. */
  async #invoices(url: string) {
    const all: AnswerOf<typeof listInvoices>['facturas'] = [];
    let antes: number | null = null;
    do {
      const query: Record<string, string> = antes === null ? {} : { antes: String(antes) };
      const page: AnswerOf<typeof listInvoices> = await this.ask(url, listInvoices, { query });
      all.unshift(...page.facturas.toReversed());
      antes = page.siguiente;
    } while (antes !== null);
    return all;
  }

  async #payments(url: string): Promise<(readonly [number: number, amount: string])[]> {
    const paid: (readonly [number, string])[] = [];
    for (const { tabId } of this.tables) {
      const { pagos } = await this.ask(url, readTab, { params: { id: tabId } });
      for (const { idpago, importe, estado } of pagos) {
        if (estado === 'pagado') paid.push([idpago, importe]);
      }
    }
    return paid.toSorted(([one], [other]) => one - other);
  }
}
