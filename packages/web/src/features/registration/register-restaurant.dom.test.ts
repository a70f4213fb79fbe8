import { COOKIES } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CookiesBlockedError } from '../../api/call-error.ts';
import { deleteMirror } from '../../api/mirror-cookies.ts';
import { createRegistration, HalfwayError } from './register-restaurant.ts';
import { EMPTY_ENTRY, type RestaurantEntry } from './restaurant-entry.ts';

const entry: RestaurantEntry = {
  ...EMPTY_ENTRY,
  username: 'cocina',
  email: 'cocina@x.example',
  password: 'Comanda2026',
  taxId: 'B00283002',
  legalName: 'Taberna, S.L.',
  phone: '910000283',
};

let calls: string[] = [];
/** Answers of POST /shop/usuarios, one per call; the last one is repeated. */
let userAnswers: (() => Response)[] = [];
let others: Record<string, () => Response> = {};
let lastId = 1000;

let areCookiesKept = true;
const keepSession = () => {
  if (areCookiesKept)
    document.cookie = `${COOKIES.userType}=${encodeBase64('RESTAURANTE')}; Path=/`;
};
const created = () => {
  keepSession();
  return Response.json({ nombreusuario: 'cocina' }, { status: 201 });
};
const refused = (code: string, status: number) => () =>
  Response.json({ code, message: code }, { status });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  calls = [];
  areCookiesKept = true;
  lastId = 1000;
  userAnswers = [created];
  others = {};
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/shop', '');
    calls.push(path.split('/').slice(0, 3).join('/'));
    const other = others[path];
    if (other) return other();
    if (path === '/enterprise') {
      lastId += 1;
      return Response.json({ idempresa: lastId, nifcif: 'x', razonsocial: 'x' }, { status: 201 });
    }
    if (path === '/usuarios' && init.method === 'POST') {
      return (userAnswers.length > 1 ? userAnswers.shift() : userAnswers[0])?.() ?? created();
    }
    return Response.json([]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  deleteMirror();
});

const LOGGED_IN = { identerprise: 1001, nombreusuario: 'cocina' };
const LOOK_UPS = ['/usuarios/byNombreusuario', '/usuarios/byEmail'];

describe('registering a restaurant', () => {
  it('checks name and address, creates the restaurant and then its user', async () => {
    await createRegistration()(entry);
    expect(calls).toEqual([...LOOK_UPS, '/enterprise', '/usuarios']);
  });

  it.each([
    ['username_taken', '/usuarios/byNombreusuario/cocina'],
    ['email_taken', `/usuarios/byEmail/${encodeURIComponent('cocina@x.example')}`],
  ])('stops at %s with nothing created', async (code, path) => {
    others = { [path]: () => Response.json([{}]) };
    await expect(createRegistration()(entry)).rejects.toMatchObject({ code });
    expect(calls).not.toContain('/enterprise');
  });

  it('reuses the restaurant after a user that was refused and corrected', async () => {
    const register = createRegistration();
    userAnswers = [refused('username_taken', 409), created];
    await expect(register(entry)).rejects.toMatchObject({ code: 'username_taken' });
    await register({ ...entry, username: 'cocina2' });
    expect(calls.filter((path) => path === '/enterprise')).toHaveLength(1);
  });

  it('creates another restaurant if its own data has changed', async () => {
    const register = createRegistration();
    userAnswers = [refused('username_taken', 409), created];
    await expect(register(entry)).rejects.toThrow();
    await register({ ...entry, legalName: 'Otra, S.L.' });
    expect(calls.filter((path) => path === '/enterprise')).toHaveLength(2);
  });

  it('starts again by itself if the ticket of an earlier attempt has expired', async () => {
    const register = createRegistration();
    userAnswers = [refused('server_error', 500), refused('no_ticket', 403), created];
    await expect(register(entry)).rejects.toBeInstanceOf(HalfwayError);
    await register(entry);
    expect(calls.filter((path) => path === '/enterprise')).toHaveLength(2);
  });

  it('says so if the browser keeps no cookies, of which the ticket is one', async () => {
    userAnswers = [refused('no_ticket', 403)];
    await expect(createRegistration()(entry)).rejects.toBeInstanceOf(CookiesBlockedError);
  });

  it.each([
    ['the answer is lost', () => (userAnswers = [lost]), HalfwayError],
    ['its session was not kept', () => (areCookiesKept = false), CookiesBlockedError],
  ])('tries to log in first if the user may exist: %s', async (_, fail, error) => {
    const register = createRegistration();
    fail();
    await expect(register(entry)).rejects.toBeInstanceOf(error);
    calls = [];
    areCookiesKept = true;
    others = {
      '/login': () => {
        keepSession();
        return Response.json({ ...LOGGED_IN, mail: entry.email });
      },
    };
    await register(entry);
    expect(calls).toEqual(['/login']);
  });
});
