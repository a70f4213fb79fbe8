import { createHash } from 'node:crypto';
import * as contract from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import type { Known } from './traps.ts';
import { ask, call, sitDown, type Call, type Person } from '../process/people.ts';

const PASSWORD = 'Comanda2026';

/** A restaurant created through public calls only, so that it can be made on any server. */
export interface AttackedRestaurant {
  restaurantId: number;
  owner: Person;
  mail: string;
  /** The ids of its rows. */
  idsByField: ReadonlyMap<string, readonly number[]>;
}

function passwordField(checkId: number): string {
  const digest = createHash('sha256').update(PASSWORD).digest('hex');
  return contract.encodePasswordField({ digest, checkId, hour: contract.utcHour(new Date()) });
}

/** Like `call`, but fails unless the call succeeds. */
async function done<E extends contract.Endpoint>(url: string, endpoint: E, sending: Call) {
  const reply = await call(url, endpoint, sending);
  if (reply.status >= 300) {
    throw new Error(`${endpoint.path} was refused: ${JSON.stringify(reply.body)}`);
  }
  return reply;
}

/** The same as a person of the restaurant. */
async function asked<E extends contract.Endpoint>(
  url: string,
  { restaurantId, cookie }: Person,
  endpoint: E,
  sending: Partial<Call> = {},
): Promise<contract.AnswerOf<E>> {
  const { body } = await done(url, endpoint, { checkId: restaurantId, cookie, ...sending });
  return body;
}

const GENERAL = { checkId: contract.CHECK_ID.general };

/** Registers a restaurant with a menu, tables, a printer's address and two orders; `word` is in all its texts. */
export async function openAttackedRestaurant(
  url: string,
  word: string,
): Promise<AttackedRestaurant> {
  const mail = `${word}@example.com`;
  const { body: enterprise, cookie: ticket } = await done(url, contract.registerRestaurant, {
    ...GENERAL,
    body: {
      nifcif: 'B00283002',
      razonsocial: `Casa ${word}`,
      telefono: '910000283',
      direccion: `Calle ${word}, 7`,
    },
  });
  const restaurantId = enterprise.idempresa;
  const { cookie } = await done(url, contract.createStaff, {
    ...GENERAL,
    cookie: ticket,
    body: {
      nombreusuario: word,
      mail,
      password: passwordField(contract.CHECK_ID.general),
      identerprise: restaurantId,
    },
  });
  const owner = { restaurantId, cookie };
  await fillMenu(url, owner, word);
  await asked(url, owner, contract.createTables, { body: { mesas: ['4', `T${word}`] } });
  await asked(url, owner, contract.invitePerson, { body: { mail: `otra.${mail}` } });
  await order(url, owner, word);
  return { restaurantId, owner, mail, idsByField: await idsOf(url, owner) };
}

async function fillMenu(url: string, owner: Person, word: string): Promise<void> {
  for (const course of [1, 2]) {
    const categories = await asked(url, owner, contract.createCategory, {
      body: { nombrecategoria: `Plato ${course} ${word}`, curso: course },
    });
    await asked(url, owner, contract.createProduct, {
      body: {
        productostype: categories.at(-1)?.idcategoria,
        name: `Sopa ${word}`,
        description: `Receta ${word}`,
        price: '6,363636',
        marca: word,
        referenciaunica: `${word}-${course}`,
        opciones: [
          {
            nombre: `Punto ${word}`,
            minimo: 0,
            maximo: 1,
            valores: [{ nombre: `Hecho ${word}`, price: '0.5' }],
          },
        ],
      },
    });
  }
}

async function order(url: string, owner: Person, word: string): Promise<void> {
  const products = await asked(url, owner, contract.listProducts);
  const body = {
    lineas: products.map(({ idproductos }) => ({ idproductos, quantity: 1, nota: `Sin ${word}` })),
    comentarios: `Nota ${word}`,
  };
  const guest = await seat(url, owner.restaurantId);
  for (const [person, endpoint] of [
    [guest, contract.placeOrder],
    [owner, contract.placeOrderForTable],
  ] as const) {
    await asked(url, person, endpoint, { params: { mesa: '4' }, body });
  }
}

/** A guest at a table of the restaurant, with a code without a key. */
export function seat(url: string, restaurantId: number): Promise<Person> {
  return sitDown(url, encodeTableCode({ tableName: '4', restaurantId, key: null }));
}

/** The answers to all calls that only read, as the owner. They stay the same if nothing changes. */
export async function readWholeRestaurant(url: string, owner: Person, ids: readonly number[] = []) {
  const told: Record<string, unknown> = {};
  for (const endpoint of contract.ALL_ENDPOINTS) {
    const isPlain = endpoint.method === 'GET' && endpoint.check === 'restaurant' && !endpoint.file;
    if (!isPlain || UNSTEADY.includes(endpoint.path)) continue;
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const addresses = names.length === 0 ? [0] : names[0] === 'mesa' ? [4] : ids;
    for (const address of addresses) {
      const params = Object.fromEntries(names.map((name) => [name, address]));
      const { status, body } = await ask(url, owner, endpoint, { params });
      if (status < 300) told[`${endpoint.path} ${address}`] = body;
    }
  }
  return told;
}

/** Their answers contain the current time. */
const UNSTEADY: readonly string[] = [contract.exportMenu.path];

async function idsOf(url: string, owner: Person): Promise<AttackedRestaurant['idsByField']> {
  const found = new Map<string, number[]>();
  const walk = (key: string, value: unknown): void => {
    if (typeof value === 'number' && /^id|^productostype$/.test(key)) {
      found.set(key, [...new Set([...(found.get(key) ?? []), value])]);
    }
    if (typeof value === 'object' && value !== null) {
      for (const [inner, one] of Object.entries(value)) walk(inner, one);
    }
  };
  walk('', await readWholeRestaurant(url, owner));
  return found;
}

/** All ids and texts of a restaurant and of its neighbour. */
export function allThatIsKnown(
  own: AttackedRestaurant,
  neighbour: AttackedRestaurant,
): Omit<Known, 'menuFile'> {
  const seen = [own, neighbour];
  const fields = new Set(seen.flatMap(({ idsByField }) => [...idsByField.keys()]));
  const idsByField = new Map(
    Array.from(fields, (field) => [
      field,
      seen.flatMap((restaurant) => restaurant.idsByField.get(field) ?? []),
    ]),
  );
  const ownIds = new Set([...own.idsByField.values()].flat());
  const ids = [...new Set([...idsByField.values()].flat())];
  return { ids, foreignIds: ids.filter((one) => !ownIds.has(one)), idsByField, texts: ['4'] };
}

/** A colleague who accepts the invitation from the mailbox of a trial server. */
export async function hire(
  url: string,
  restaurant: AttackedRestaurant,
  word: string,
): Promise<Person> {
  const mail = `${word}@example.com`;
  await asked(url, restaurant.owner, contract.invitePerson, { body: { mail } });
  const { cookie } = await done(url, contract.acceptInvitation, {
    ...GENERAL,
    body: {
      token: await mailedToken(url, mail),
      nombreusuario: word,
      password: passwordField(contract.CHECK_ID.general),
    },
  });
  return { restaurantId: restaurant.restaurantId, cookie };
}

interface ShownMail {
  to: string;
  text: string | null;
}

async function mailedToken(url: string, to: string): Promise<string> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const response = await fetch(`${url}/dev/correo.json`);
    const mails = (await response.json()) as ShownMail[];
    const token = mails
      .filter((mail) => mail.to === to)
      .map((mail) => /[?]token=([\w-]{43})/.exec(mail.text ?? '')?.[1])
      .find((one) => one !== undefined);
    if (token !== undefined) return token;
  }
  throw new Error(`No mail with a link for ${to}`);
}

/** A guest at a table of the restaurant who registers. */
export async function register(url: string, guest: Person, word: string): Promise<Person> {
  const { cookie } = await done(url, contract.registerDiner, {
    ...GENERAL,
    cookie: guest.cookie,
    body: {
      nombre: 'Lucía Campos',
      nombreusuario: word,
      mail: `${word}@example.com`,
      password: passwordField(contract.CHECK_ID.general),
    },
  });
  return { ...guest, cookie };
}

export async function logInAtTable(url: string, guest: Person, word: string): Promise<Person> {
  const { cookie } = await done(url, contract.logInDiner, {
    checkId: contract.CHECK_ID.login,
    cookie: guest.cookie,
    body: { mail: `${word}@example.com`, password: passwordField(contract.CHECK_ID.login) },
  });
  return { ...guest, cookie };
}

export async function logInAs(url: string, restaurantId: number, mail: string): Promise<Person> {
  const { cookie } = await done(url, contract.logInStaff, {
    checkId: contract.CHECK_ID.login,
    body: { mail, password: passwordField(contract.CHECK_ID.login) },
  });
  return { restaurantId, cookie };
}
