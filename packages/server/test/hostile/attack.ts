import { createHash } from 'node:crypto';
import {
  changeBoardSettings,
  CLIENT_AUTHORIZATION,
  contentCheck,
  COOKIES,
  type ErrorCode,
} from '@simplato/contract';
import fc from 'fast-check';
import { ask, type Person } from '../process/people.ts';
import { callsOf, readDescription, type DescribedCall } from './described-api.ts';
import { exchange, type Exchange, type Sent } from './exchange.ts';
import { everyField, everyHeader, hostileCalls, type HostileCall } from './hostile-calls.ts';
import * as restaurants from './restaurants.ts';
import { CANARY, Judge, TIMEOUT_MS } from './judge.ts';
import type { Known } from './traps.ts';

/** The first occurrence of a problem, and the request that caused it. */
export interface Finding {
  what: string;
  request: string;
}

export interface Attack {
  /** The number of requests sent, and of responses by status. */
  sent: number;
  statuses: Readonly<Record<number, number>>;
  /** By the name of each odd header and cookie: the requests with it, and those that got past the guard. */
  odd: ReadonlyMap<string, { sent: number; past: number }>;
  findings: readonly Finding[];
}

/** After this many refusals at a call, a caller's remaining turns go to other callers. */
const PATIENT_TRIES = 3;

interface Caller {
  role: string;
  /** Null means without a session. */
  person: Person | null;
  /** Logs in again, after a call that ended the session. */
  renew: () => Promise<Person>;
}

/** Restaurants on one server: one is attacked, also by its own people, and a neighbour must not be affected. */
export class Battlefield {
  readonly #url: string;
  readonly #judge: Judge;
  readonly #calls: readonly DescribedCall[];
  readonly #target: restaurants.AttackedRestaurant;
  readonly #neighbour: restaurants.AttackedRestaurant;
  readonly #callers: Caller[];

  private constructor(dependencies: {
    url: string;
    judge: Judge;
    calls: readonly DescribedCall[];
    target: restaurants.AttackedRestaurant;
    neighbour: restaurants.AttackedRestaurant;
    callers: Caller[];
  }) {
    this.#url = dependencies.url;
    this.#judge = dependencies.judge;
    this.#calls = dependencies.calls;
    this.#target = dependencies.target;
    this.#neighbour = dependencies.neighbour;
    this.#callers = dependencies.callers;
  }

  /** `word` is part of all names and addresses, and has to be different each time on one server. */
  static async prepare(url: string, word: string): Promise<Battlefield> {
    const description = await readDescription(url);
    const target = await restaurants.openAttackedRestaurant(url, `blanco${word}`);
    const neighbour = await restaurants.openAttackedRestaurant(url, `${CANARY}${word}`);
    const other = await restaurants.openAttackedRestaurant(url, `tercera${word}`);
    const callers = await gather(url, { target, other }, word);
    const judge = new Judge(description);
    return new Battlefield({ url, judge, calls: callsOf(description), target, neighbour, callers });
  }

  /** Everything that the neighbour's owner can read. */
  readNeighbour(): Promise<Record<string, unknown>> {
    const { owner, idsByField } = this.#neighbour;
    return restaurants.readWholeRestaurant(this.#url, owner, [...idsByField.values()].flat());
  }

  /**
   * Each field of each call in turn, then each header and cookie, sent by somebody who may make the call;
   * with every `nth` hostile value a field. All callers send every value of a header; with `nth`, each a part.
   */
  async attackFields(nth = 1): Promise<Attack> {
    return this.#attack(async (known, send) => {
      const callsOfCaller = new Map<Caller, DescribedCall[]>();
      for (const [turn, call] of this.#calls.entries()) {
        const [plain, ...rest] = everyField(call, known, nth, turn);
        const able: Caller[] = [];
        for (const caller of this.#callers) {
          if (isTurnedAway(await send(plain!, caller))) continue;
          able.push(caller);
          callsOfCaller.set(caller, [...(callsOfCaller.get(caller) ?? []), call]);
        }
        const callers = able.length > 0 ? able : this.#callers;
        for (const [number, hostile] of rest.entries()) {
          await send(hostile, callers[number % callers.length]!);
        }
      }
      const of = nth === 1 ? 1 : callsOfCaller.size;
      for (const [turn, [caller, calls]] of [...callsOfCaller].entries()) {
        const share = { part: turn % of, of };
        for (const hostile of everyHeader(calls, known, share)) await send(hostile, caller);
      }
    });
  }

  /** Random requests of every role to every call; the same seed sends the same requests. */
  async attackByChance(seed: number, requestsEach: number): Promise<Attack> {
    let next = seed;
    return this.#attack(async (known, send) => {
      for (const call of this.#calls) {
        const numRuns = requestsEach * this.#callers.length;
        const requests = fc.sample(hostileCalls(call, known), { seed: next++, numRuns });
        const turnedAway = new Map<Caller, number>();
        for (const [number, hostile] of requests.entries()) {
          const callers = this.#callers.filter((one) => (turnedAway.get(one) ?? 0) < PATIENT_TRIES);
          const caller = callers[number % callers.length];
          if (!caller) break;
          if (!isTurnedAway(await send(hostile, caller)) || hostile.odd.length > 0) continue;
          turnedAway.set(caller, (turnedAway.get(caller) ?? 0) + 1);
        }
      }
    });
  }

  async #attack(
    plan: (
      known: Known,
      send: (hostile: HostileCall, caller: Caller) => Promise<Exchange>,
    ) => Promise<void>,
  ): Promise<Attack> {
    const menuFile = this.#calls.find(({ path }) => path.endsWith('/carta/json'))?.answers.get(200);
    const known = {
      ...restaurants.allThatIsKnown(this.#target, this.#neighbour),
      menuFile: menuFile?.example,
    };
    const findings = new Map<string, Finding>();
    const statuses: Record<number, number> = {};
    const odd = new Map<string, { sent: number; past: number }>();
    let sent = 0;
    await plan(known, async (hostile, caller) => {
      const request = this.#write(hostile, caller, (sent += 1));
      const answer = await exchange(this.#url, request, { timeoutMs: TIMEOUT_MS * 2 }).catch(
        brokenOff,
      );
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      for (const name of hostile.odd) {
        const before = odd.get(name) ?? { sent: 0, past: 0 };
        const past = before.past + (isGuarded(answer) ? 0 : 1);
        odd.set(name, { sent: before.sent + 1, past });
      }
      for (const complaint of this.#judge.complaints(hostile.call, answer)) {
        const what = `${hostile.call.name}: ${complaint}`;
        if (!findings.has(what)) findings.set(what, { what, request: show(caller, request) });
      }
      await restore(caller, answer);
      return answer;
    });
    // The attack may have set a printer's address, which the next attack must not print to.
    await ask(this.#url, this.#target.owner, changeBoardSettings, {
      body: { avisominutos: 10, retrasominutos: 20, impresora: '' },
    });
    return { sent, statuses, odd, findings: [...findings.values()] };
  }

  #write({ call, path, headers, body }: HostileCall, caller: Caller, number: number): Sent {
    const { person } = caller;
    const own = person?.restaurantId ?? this.#target.restaurantId;
    // Some requests claim to belong to the neighbouring restaurant.
    const claimed = number % 11 === 0 ? this.#neighbour.restaurantId : own;
    const checkId = call.check === 'own' ? claimed : Number(call.check ?? 0);
    // Of two cookies with one name the first counts.
    const cookies = [headers['cookie'], person?.cookieHeader().cookie].filter(Boolean).join('; ');
    const all: Record<string, string | null> = {
      ...(call.check === null
        ? {}
        : {
            authorization: CLIENT_AUTHORIZATION,
            contentcheck: contentCheck(checkId, new Date()),
          }),
      // For servers that trust the proxy: a caller who was slowed down continues from another address.
      'x-forwarded-for': `10.${number % 256}.${call.name.length}.7`,
      ...headers,
      cookie: cookies === '' ? null : cookies,
    };
    const written = Object.entries(all).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    return { method: call.method, path, headers: Object.fromEntries(written), body };
  }
}

async function gather(
  url: string,
  {
    target,
    other,
  }: { target: restaurants.AttackedRestaurant; other: restaurants.AttackedRestaurant },
  word: string,
): Promise<Caller[]> {
  const { restaurantId } = target;
  const seat = () => restaurants.seat(url, restaurantId);
  const [colleague, diner] = [`barra${word}`, `comensal${word}`];
  const enter =
    ({ mail }: restaurants.AttackedRestaurant) =>
    () =>
      restaurants.logInAs(url, mail);
  return [
    { role: 'nobody', person: null, renew: seat },
    { role: 'guest', person: await seat(), renew: seat },
    {
      role: 'diner',
      person: await restaurants.register(await seat(), diner),
      renew: async () => restaurants.logInAtTable(await seat(), diner),
    },
    {
      role: 'staff',
      person: await restaurants.hire(url, target, colleague),
      renew: () => restaurants.logInAs(url, `${colleague}@example.com`),
    },
    { role: 'owner', person: target.owner, renew: enter(target) },
    { role: 'owner of another restaurant', person: other.owner, renew: enter(other) },
  ];
}

/** Gets back the caller's session after a logout or a change of table or account. */
async function restore(caller: Caller, { status, headers, text }: Exchange): Promise<void> {
  if (caller.person === null) return;
  const isNew = (headers['set-cookie'] ?? []).some((line) =>
    line.startsWith(`${COOKIES.session}=`),
  );
  const isOver = status === 401 && text.includes('"no_session"');
  // A person who was removed from the team stays out.
  if (isNew || isOver) caller.person = await caller.renew().catch(() => caller.person);
}

/** Refusals that depend on the caller alone. */
const TURNED_AWAY: readonly ErrorCode[] = ['no_session', 'forbidden'];
/** Refusals before the endpoint reads anything. */
const GUARDED: readonly ErrorCode[] = [
  ...TURNED_AWAY,
  'unknown_client',
  'bad_check',
  'other_house',
  'other_site',
  'headers_too_large',
];

const tells = (codes: readonly ErrorCode[], { text }: Exchange) =>
  codes.some((code) => text.startsWith(`{"code":"${code}"`));
const isTurnedAway = (answer: Exchange) => tells(TURNED_AWAY, answer);
const isGuarded = (answer: Exchange) => answer.status === 0 || tells(GUARDED, answer);

/** No response: the connection was cut, or timed out. */
function brokenOff(error: unknown): Exchange {
  return { status: 0, type: String(error), headers: {}, text: '', ms: 0 };
}

function show({ role }: Caller, { method, path, headers, body }: Sent): string {
  const content = body === null ? '' : body.toString('utf8');
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const shown =
    content.length > 600 ? `${content.slice(0, 600)}… (${content.length}, ${digest})` : content;
  const { cookie: _, ...rest } = headers;
  return `as ${role}: ${method} ${path.slice(0, 300)} ${JSON.stringify(rest).slice(0, 500)} ${shown}`;
}
