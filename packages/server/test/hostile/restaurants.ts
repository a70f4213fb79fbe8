import * as contract from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import * as kit from '@simplato/test-kit';
import { Client, fetchFrom, PASSWORD } from '@simplato/test-kit';
import type { Known } from './traps.ts';
import { ask, sitDown, type Person } from '../process/people.ts';

/** A restaurant created through public calls only, so that it can be made on any server. */
export interface AttackedRestaurant {
  restaurantId: number;
  owner: Person;
  mail: string;
  /** The ids of its rows. */
  idsByField: ReadonlyMap<string, readonly number[]>;
}

/** Registers a restaurant with a menu, tables, a printer's address and two orders; `word` is in all its texts. */
export async function openAttackedRestaurant(
  url: string,
  word: string,
): Promise<AttackedRestaurant> {
  const mail = `${word}@example.com`;
  const owner = new Client(fetchFrom(url));
  await kit.openRestaurant(
    owner,
    { username: word, email: mail, password: PASSWORD },
    { razonsocial: `Casa ${word}`, direccion: `Calle ${word}, 7` },
  );
  await kit.fillMenu(owner, menuOf(word));
  await kit.addTables(owner, ['4', `T${word}`]);
  await owner.call(contract.invitePerson, { body: { mail: `otra.${mail}` } });
  await order(url, owner, word);
  const { restaurantId } = owner;
  return { restaurantId, owner, mail, idsByField: await idsOf(url, owner) };
}

function menuOf(word: string): kit.NewCategory[] {
  return [1, 2].map((course) => ({
    nombrecategoria: `Plato ${course} ${word}`,
    curso: course,
    products: [
      {
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
    ],
  }));
}

async function order(url: string, owner: Person, word: string): Promise<void> {
  const products = await owner.call(contract.listProducts);
  const body = {
    lineas: products.map(({ idproductos }) => ({ idproductos, quantity: 1, nota: `Sin ${word}` })),
    comentarios: `Nota ${word}`,
  };
  const guest = await seat(url, owner.restaurantId);
  await kit.order(guest, body);
  await owner.call(contract.placeOrderForTable, { params: { mesa: '4' }, body });
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
  await restaurant.owner.call(contract.invitePerson, { body: { mail } });
  const colleague = new Client(fetchFrom(url));
  await colleague.call(contract.acceptInvitation, {
    body: {
      token: await mailedToken(url, mail),
      nombreusuario: word,
      password: colleague.sealed(PASSWORD),
    },
  });
  return colleague;
}

interface ShownMail {
  to: string;
  text: string | null;
}

/** Of the server that is attacked: its mailbox is the operator's alone. */
export const OPERATOR_TOKEN = 'clave-de-quien-opera';

async function mailedToken(url: string, to: string): Promise<string> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const response = await fetch(`${url}/dev/correo.json`, {
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    const mails = (await response.json()) as ShownMail[];
    const token = mails
      .filter((mail) => mail.to === to)
      .map((mail) => /[?]token=([\w-]{43})/.exec(mail.text ?? '')?.[1])
      .find((one) => one !== undefined);
    if (token !== undefined) return token;
  }
  throw new Error(`No mail with a link for ${to}`);
}

const dinerOf = (word: string) => ({ email: `${word}@example.com`, password: PASSWORD });

/** A guest at a table of the restaurant who registers. */
export async function register(guest: Person, word: string): Promise<Person> {
  await kit.register(guest, { ...dinerOf(word), name: 'Lucía Campos', username: word });
  return guest;
}

export async function logInAtTable(guest: Person, word: string): Promise<Person> {
  await kit.logInAsDiner(guest, dinerOf(word));
  return guest;
}

export async function logInAs(url: string, mail: string): Promise<Person> {
  const staff = new Client(fetchFrom(url));
  await kit.logIn(staff, { email: mail, password: PASSWORD });
  return staff;
}
