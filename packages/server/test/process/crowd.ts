import { randomUUID } from 'node:crypto';
import { ERRORS, listCategories, type OrderWire } from '@simplato/contract';
import { fetchFrom } from '@simplato/test-kit';
import { expect } from 'vitest';
import {
  logInDemoStaff,
  readBoard,
  readMenu,
  seatInTurn,
  sendOrder,
  type Person,
} from './people.ts';

const DINERS = 6;

/**
 * Phones that order one after the other. Each order has its own key and is sent again until it is answered.
 * All answers are recorded, so that they can be compared with the board.
 */
export class Crowd {
  readonly staff: Person;
  readonly answered: OrderWire[] = [];
  /** The number of requests without an answer, and of answers with 503. */
  readonly lost = { lines: 0, refusals: 0 };
  readonly #seats: readonly ((url: string) => Promise<Person>)[];
  readonly #lineas: { idproductos: number; quantity: number }[];
  /** Whether every other order comes by courses. */
  readonly #byCourses: boolean;
  #sent = 0;
  #url: string;
  #isOver = false;
  #work: Promise<unknown> = Promise.resolve();
  #waiting: { count: number; tell: () => void }[] = [];

  private constructor(
    url: string,
    staff: Person,
    seats: readonly ((url: string) => Promise<Person>)[],
    products: number[],
    byCourses: boolean,
  ) {
    this.#url = url;
    this.staff = staff;
    this.#seats = seats;
    this.#byCourses = byCourses;
    this.#lineas = products.map((idproductos) => ({ idproductos, quantity: 1 }));
  }

  static async sitDown(url: string, { byCourses = false } = {}): Promise<Crowd> {
    const staff = await logInDemoStaff(url);
    const seats = Array.from({ length: DINERS }, (_, diner) => seatInTurn(staff, `Zona ${diner}`));
    const [first] = await Promise.all(seats.map(async (seat) => seat(url)));
    const menu = await readMenu(url, first!);
    const categories = await first!.over(fetchFrom(url)).call(listCategories);
    const courseOf = new Map(categories.map(({ idcategoria, curso }) => [idcategoria, curso]));
    const chosen = byCourses
      ? [1, 2].map((course) => menu.find((one) => courseOf.get(one.productostype) === course)!)
      : menu.slice(0, 2);
    const products = chosen.map(({ idproductos }) => idproductos);
    return new Crowd(url, staff, seats, products, byCourses);
  }

  begin(): void {
    this.#work = Promise.all(
      this.#seats.map(async (seat) => {
        while (!this.#isOver) await this.#orderAt(seat);
      }),
    );
  }

  /** Waits for that many more answered orders; fails at the first unexpected answer. */
  async more(count: number): Promise<void> {
    const answered = new Promise<void>((tell) => {
      this.#waiting.push({ count: this.answered.length + count, tell });
    });
    await Promise.race([answered, this.#work]);
  }

  /** Continues at another address of the server. */
  moveTo(url: string): void {
    this.#url = url;
  }

  /** Stops ordering, and waits for all pending answers. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  /** No answered order is missing, changed or duplicated, and there is no order that nobody sent. */
  async expectAllOnTheBoard(): Promise<void> {
    const board = await readBoard(this.#url, this.staff);
    expect(board).toEqual(this.answered.toSorted((one, other) => one.idorder - other.idorder));
    expect(board.map(({ idorder }) => idorder)).toEqual(board.map((_, index) => index + 1));
  }

  /** Entering the next table may fail too while the server is away, and is retried. */
  async #orderAt(seat: (url: string) => Promise<Person>): Promise<void> {
    const diner = await seat(this.#url).catch(() => null);
    if (diner) await this.#order(diner);
  }

  async #order(diner: Person): Promise<void> {
    const key = randomUUID();
    this.#sent += 1;
    const portiempos = this.#byCourses && this.#sent % 2 === 0;
    for (;;) {
      const reply = await sendOrder(this.#url, diner, key, {
        lineas: this.#lineas,
        comentarios: key,
        portiempos,
      }).catch(() => null);
      if (reply === null) {
        this.lost.lines += 1;
      } else if (reply.status < 400) {
        expect(reply.body.comentarios).toBe(key);
        this.answered.push(reply.body);
        const told = this.#waiting.filter(({ count }) => count <= this.answered.length);
        this.#waiting = this.#waiting.filter((one) => !told.includes(one));
        for (const { tell } of told) tell();
        return;
      } else {
        expect(reply).toMatchObject({ status: 503, body: { message: ERRORS.unavailable[1] } });
        this.lost.refusals += 1;
      }
    }
  }
}
