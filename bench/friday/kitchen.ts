import {
  advanceOrder,
  listOrders,
  streamOrders,
  type BodyInputOf,
  type OrderWire,
  type StepStatusWire,
} from '@simplato/contract';
import { Unanswered } from '../kit/device.ts';
import type { Chance } from './chance.ts';
import { pass, type Evening } from './evening.ts';
import type { Listener } from './ledger.ts';
import { Line } from './line.ts';
import type { OpenRestaurant } from './create-restaurant.ts';

const TABLETS = 2;
const TAPS = 4;
/** Probability that both cooks tap the same order at the same time. */
const BOTH_TAP = 0.05;
/** Probability per step that the tablet's wifi fails. */
const DROPS = 0.02;
/** The next step of each status, and how many minutes it takes. */
const STEPS: Partial<Record<string, { to: StepStatusWire; minutes: number }>> = {
  READY: { to: 'PREPARING', minutes: 2 },
  PREPARING: { to: 'COMPLETED', minutes: 8 },
  COMPLETED: { to: 'CLOSED', minutes: 3 },
};

/** A restaurant's two tablets, and the cooks who advance every order until it is closed. */
export class Kitchen {
  readonly #evening: Evening;
  readonly #restaurant: OpenRestaurant;
  readonly #chance: Chance;
  readonly #lines: Line[] = [];
  /** Orders that a cook is working on. */
  readonly #taken = new Set<number>();
  readonly #work = new Set<Promise<void>>();

  private constructor(evening: Evening, restaurant: OpenRestaurant, chance: Chance) {
    this.#evening = evening;
    this.#restaurant = restaurant;
    this.#chance = chance;
  }

  static async open(
    evening: Evening,
    restaurant: OpenRestaurant,
    chance: Chance,
  ): Promise<Kitchen> {
    const kitchen = new Kitchen(evening, restaurant, chance);
    for (let tablet = 1; tablet <= TABLETS; tablet += 1) {
      kitchen.#lines.push(
        await Line.open(
          {
            device: restaurant.owner,
            ledger: evening.ledger,
            endpoint: streamOrders,
            readList: async () => restaurant.owner.call(listOrders),
            onOrder: (order) => kitchen.#look(order),
          },
          { name: `board ${restaurant.restaurantId}/${tablet}`, visit: null },
        ),
      );
    }
    return kitchen;
  }

  get boards(): Listener[] {
    return this.#lines.map(({ listener }) => listener);
  }

  /** Waits until all orders in progress are finished. */
  async finish(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }

  close(): void {
    for (const line of this.#lines) line.close();
    this.#restaurant.owner.close();
  }

  /** An order that nobody is working on is taken by the first cook who sees it. */
  #look(order: OrderWire): void {
    if (order.ispaid === 'pending' || order.status !== 'READY') return;
    if (this.#taken.has(order.idorder)) return;
    this.#taken.add(order.idorder);
    const work: Promise<void> = this.#cook(order, this.#chance.branch())
      .catch((error: unknown) =>
        this.#evening.ledger.breach('broken answer', `kitchen: ${String(error)}`),
      )
      .finally(() => this.#work.delete(work));
    this.#work.add(work);
  }

  async #cook(order: OrderWire, chance: Chance): Promise<void> {
    const { ledger, over } = this.#evening;
    let now: string = order.status;
    for (let step = STEPS[now]; step && !over.aborted; step = STEPS[now]) {
      await pass(this.#evening, step.minutes, chance);
      const wanted = { idorder: order.idorder, status: step.to };
      const taps = chance.happens(BOTH_TAP) ? [wanted, wanted] : [wanted];
      const orders = await Promise.all(taps.map(async (body) => this.#tap(body)));
      for (const stepped of orders) {
        // Its status is unknown now.
        if (stepped === null) return ledger.doubt(order);
        ledger.step(stepped);
        if (stepped.status !== step.to) {
          ledger.breach('a step that is not', `${stepped.status} for ${step.to}`);
        }
      }
      if (chance.happens(DROPS)) chance.pick(this.#lines).drop();
      now = step.to;
    }
  }

  /** Retries without an answer: repeating the same step returns the order as it is. */
  async #tap(body: BodyInputOf<typeof advanceOrder>): Promise<OrderWire | null> {
    for (let attempt = 1; attempt <= TAPS; attempt += 1) {
      try {
        return await this.#restaurant.owner.call(advanceOrder, { body });
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
      }
    }
    return null;
  }
}
