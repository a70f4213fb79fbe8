import type { Page } from '@playwright/test';
import {
  endSessionElsewhere,
  enter,
  fieldOf,
  fillIn,
  loginOnTop,
  LUCIA,
  mailedLink,
  openLogin,
  openOwnAccount,
  press,
} from '../fixtures/accounts.ts';
import { logInAtTheBoard } from '../fixtures/kitchen.ts';
import { logIn, makeDinerAccount } from '../fixtures/people.ts';
import { lateAndLost, seeText, stretchReading, tour, type Stop } from './tour.ts';

const NEW_PASSWORD = 'mantequilla9';
const LOGIN = '/auth/login';
const REGISTER = '/auth/register';
const REGISTER_RESTAURANT = '/auth/registerRestaurant';
const FORGOT = '/auth/forgot-password';
const DINER_ACCOUNT = '/clients/cuenta';
const STAFF_ACCOUNT = '/restaurants/cuenta';

/** The way from a forgotten password to a new one. */
function forgotten(
  kind: 'diner' | 'restaurant',
  emailOf: (login: { email: string }) => string,
): Stop[] {
  const side = kind === 'diner' ? 'COMENSALES' : 'RESTAURANTES';
  const reset = kind === 'diner' ? '/reset-password-comensales' : '/reset-password';
  const submit = `Cambiar Contraseña ${side}`;
  return [
    [
      `forgot-${kind}`,
      FORGOT,
      async (page) => {
        await page.context().clearCookies();
        await page.goto(FORGOT);
        await page.getByRole('radio', { name: side }).check();
      },
    ],
    [
      `forgot-${kind}-errors`,
      FORGOT,
      async (page) => {
        await press(page, submit);
        await seeText(page, 'El correo no puede estar vacío');
      },
    ],
    [
      `forgot-${kind}-overlay`,
      FORGOT,
      async (page, { restaurant, holdBack }) => {
        await fillIn(page, { 'Correo electrónico': emailOf(restaurant.login) });
        await holdBack(page, '**/api/auth/forgot-password*', () => press(page, submit));
        await seeText(page, 'Espere un momento por favor');
      },
    ],
    [
      `forgot-${kind}-done`,
      FORGOT,
      (page) => seeText(page, 'Se ha enviado un correo con instrucciones'),
    ],
    [
      `reset-${kind}`,
      reset,
      async (page, { restaurant }) => {
        await page.addInitScript(stretchReading);
        await page.goto(await mailedLink(restaurant, emailOf(restaurant.login)));
        await fieldOf(page, 'Nueva contraseña').waitFor();
      },
    ],
    [
      `reset-${kind}-errors`,
      reset,
      async (page) => {
        await press(page, 'Guardar nueva contraseña');
        await seeText(page, 'Todos los campos son obligatorios');
      },
    ],
    [
      `reset-${kind}-overlay`,
      reset,
      async (page, { holdBack }) => {
        await fillIn(page, {
          'Nueva contraseña': NEW_PASSWORD,
          'Repite la nueva contraseña': NEW_PASSWORD,
        });
        await holdBack(page, '**/api/auth/reset-password*', () =>
          press(page, 'Guardar nueva contraseña'),
        );
        await seeText(page, 'Cambiando contraseña...');
      },
    ],
    [`reset-${kind}-done`, reset, (page) => seeText(page, 'Contraseña actualizada correctamente')],
  ];
}

/** A diner with an account. */
export const DINER_ACCOUNT_TOUR = tour('diner-account', 'diner', [
  ['login-diner', LOGIN, (page) => openLogin(page, 'Comensales')],
  [
    'login-errors',
    LOGIN,
    async (page) => {
      await press(page, 'Entrar');
      await seeText(page, 'El correo no puede estar vacío');
    },
  ],
  [
    'login-wrong',
    LOGIN,
    async (page, { restaurant }) => {
      await makeDinerAccount(restaurant.url, LUCIA);
      await enter(page, { ...LUCIA, password: 'otra-cosa-1' });
      await seeText(page, 'Credenciales no son válidas.');
    },
  ],
  [
    'register-diner',
    REGISTER,
    async (page) => {
      await page.goto(REGISTER);
      await fieldOf(page, 'Nombre').waitFor();
    },
  ],
  [
    'register-diner-errors',
    REGISTER,
    async (page) => {
      await press(page, 'Crear cuenta');
      await seeText(page, 'El nombre no puede estar vacío');
    },
  ],
  [
    'register-diner-overlay',
    REGISTER,
    async (page, { holdBack }) => {
      await fillIn(page, {
        Nombre: LUCIA.name,
        'Nombre de usuario': LUCIA.username,
        'Correo electrónico': LUCIA.email,
        Contraseña: LUCIA.password,
      });
      await page.getByRole('checkbox').check();
      await holdBack(page, '**/api/client/clientes', () => press(page, 'Crear cuenta'));
      await seeText(page, 'Registrando Cliente...');
    },
  ],
  [
    'register-diner-taken',
    REGISTER,
    (page) => seeText(page, 'Nombre de usuario y/o correo ya están registrados.'),
  ],
  ...forgotten('diner', () => LUCIA.email),
  [
    'confirm-email-failed',
    '/auth/confirmar-correo',
    async (page) => {
      await page.goto('/auth/confirmar-correo?token=nada');
      await seeText(page, 'No hemos podido confirmar tu correo');
    },
  ],
  [
    'login-overlay',
    LOGIN,
    async (page, { holdBack }) => {
      await openLogin(page, 'Comensales');
      await fillIn(page, { 'Correo electrónico': LUCIA.email, Contraseña: NEW_PASSWORD });
      await holdBack(page, '**/api/client/login', () => press(page, 'Entrar'));
      await seeText(page, 'Procesando Login...');
    },
  ],
  [
    'account-diner-loading',
    DINER_ACCOUNT,
    async (page, { loseAfterwards }) => {
      await page.waitForURL('**/scanqr');
      await loseAfterwards(page, '**/api/client/cuenta', () => page.goto(DINER_ACCOUNT));
    },
  ],
  ...lateAndLost('account-diner', DINER_ACCOUNT, '**/api/client/cuenta', 'diner').slice(1),
  [
    'account-diner-sessions-loading',
    DINER_ACCOUNT,
    async (page, { loseAfterwards }) => {
      await loseAfterwards(page, '**/api/client/sesiones', () => page.goto(DINER_ACCOUNT));
      await seeText(page, 'Sesiones abiertas');
    },
  ],
  [
    'account-diner-sessions-failed',
    DINER_ACCOUNT,
    async (page, { cutOff }) => {
      await cutOff(page, '**/api/client/sesiones');
      await seeText(page, 'No hemos podido leer tus sesiones');
    },
  ],
  [
    'account-diner',
    DINER_ACCOUNT,
    async (page) => {
      await openOwnAccount(page);
      await seeText(page, 'Esta sesión');
    },
  ],
  [
    'account-diner-errors',
    DINER_ACCOUNT,
    async (page) => {
      await fillIn(page, { Nombre: 'R2D2', 'Nombre de usuario': 'luci' });
      await press(page, 'Guardar cambios');
      await press(page, 'Cambiar contraseña');
      await seeText(page, 'La contraseña no puede estar vacía');
    },
  ],
  ['account-delete-dialog', DINER_ACCOUNT, (page) => press(page, 'Borrar mi cuenta')],
  [
    'account-delete-dialog-wrong',
    DINER_ACCOUNT,
    async (page) => {
      await fillIn(page, { 'Tu contraseña': 'otra-cosa-1' });
      await press(page, 'Borrar para siempre');
      await seeText(page, 'La contraseña actual no es correcta.');
    },
  ],
  [
    'account-diner-new-email',
    DINER_ACCOUNT,
    async (page) => {
      await press(page, 'Cancelar');
      await page.reload();
      await fillIn(page, { 'Correo electrónico': 'nueva@example.com' });
    },
  ],
  [
    'account-diner-pending-email',
    DINER_ACCOUNT,
    async (page) => {
      await fillIn(page, { 'Tu contraseña, para cambiar el correo': NEW_PASSWORD });
      await press(page, 'Guardar cambios');
      await seeText(page, 'Falta confirmar tu correo nuevo');
    },
  ],
  [
    'confirm-email-done',
    '/auth/confirmar-correo',
    async (page, { restaurant }) => {
      await page.goto(await mailedLink(restaurant, 'nueva@example.com'));
      await seeText(page, 'Desde ahora entras con');
    },
    { who: 'nobody' },
  ],
  [
    'session-ended-diner',
    DINER_ACCOUNT,
    async (page, { restaurant }) => {
      await endSessionElsewhere(page, restaurant);
      await press(page, 'Guardar cambios');
      await loginOnTop(page).waitFor();
    },
  ],
]);

/** An owner who registers a restaurant, forgets the password, and asks to close the account. */
export const STAFF_ACCOUNT_TOUR = tour('staff-account', 'owner', [
  ['login-restaurant', LOGIN, (page) => openLogin(page, 'Restaurantes')],
  [
    'register-restaurant-notice',
    REGISTER_RESTAURANT,
    async (page) => {
      await page.goto(REGISTER_RESTAURANT);
      await seeText(page, 'Antes de empezar');
    },
  ],
  ['register-restaurant', REGISTER_RESTAURANT, (page) => press(page, 'Empezar el registro')],
  [
    'register-restaurant-errors',
    REGISTER_RESTAURANT,
    async (page) => {
      await press(page, 'Registrar');
      await seeText(page, 'La razón social no puede ir vacía');
    },
  ],
  [
    'register-restaurant-filled',
    REGISTER_RESTAURANT,
    async (page) => {
      await fillIn(page, {
        'Nombre de usuario': 'marisol',
        'Correo electrónico': 'marisol@example.com',
        Contraseña: 'esparragos7',
        'NIF/CIF': '12345678A',
        'Razón social': 'Mesón Marisol, S.L.',
        Dirección: 'Calle del Rey, 12',
        Teléfono: '918910000',
      });
      await page.getByRole('checkbox').check();
    },
  ],
  [
    'register-restaurant-overlay',
    REGISTER_RESTAURANT,
    async (page, { holdBack }) => {
      await holdBack(page, '**/api/shop/enterprise', () => press(page, 'Registrar'));
      await seeText(page, 'Registrando restaurante...');
    },
  ],
  [
    'board-empty',
    '/restaurants/pedidos',
    async (page) => {
      await page.waitForURL('**/restaurants/pedidos');
      await seeText(page, 'En directo');
    },
  ],
  [
    'categories-empty',
    '/restaurants/categorias',
    async (page) => {
      await page.goto('/restaurants/categorias');
      await page
        .getByRole('button', { name: /Añadir/ })
        .first()
        .waitFor();
    },
  ],
  [
    'products-no-categories',
    '/restaurants/productos',
    async (page) => {
      await page.goto('/restaurants/productos');
      await seeText(page, 'Primero debe añadir categorías');
    },
  ],
  [
    'table-codes-none',
    '/restaurants/qr',
    async (page) => {
      await page.goto('/restaurants/qr');
      await page.getByRole('heading', { name: 'Tus mesas' }).waitFor();
    },
  ],
  [
    'history-never',
    '/restaurants/historial',
    async (page) => {
      await page.goto('/restaurants/historial');
      await seeText(page, 'Todavía no hay pedidos');
    },
  ],
  [
    'staff-order-no-tables',
    '/restaurants/pedidos/nuevo',
    async (page) => {
      await page.goto('/restaurants/pedidos/nuevo');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  ],
  ...forgotten('restaurant', ({ email }) => email),
  [
    'account-staff',
    STAFF_ACCOUNT,
    async (page, { restaurant }) => {
      const login = { ...restaurant.login, password: NEW_PASSWORD };
      await logInAtTheBoard(page, login);
      // A second session, which can be ended.
      await logIn(restaurant.url, login);
      await page.goto(STAFF_ACCOUNT);
      await fieldOf(page, 'Contraseña actual').waitFor();
      await seeText(page, 'Esta sesión');
    },
  ],
  [
    'account-end-session-dialog',
    STAFF_ACCOUNT,
    (page) =>
      page
        .getByRole('button', { name: /^Cerrar: / })
        .first()
        .click(),
  ],
  [
    'account-end-session-dialog-wrong',
    STAFF_ACCOUNT,
    async (page) => {
      await fillIn(page.getByRole('dialog'), { 'Tu contraseña': 'otra-cosa-1' });
      await press(page, 'Cerrar sesión');
      await seeText(page, 'La contraseña actual no es correcta.');
    },
  ],
  [
    'account-close-dialog',
    STAFF_ACCOUNT,
    async (page) => {
      await press(page, 'Cancelar');
      await press(page, 'Pedir el cierre');
    },
  ],
  [
    'account-close-dialog-errors',
    STAFF_ACCOUNT,
    async (page) => {
      await press(page, 'Enviar petición');
      await seeText(page, 'La contraseña no puede estar vacía');
    },
  ],
  [
    'account-staff-closing',
    STAFF_ACCOUNT,
    async (page) => {
      await fillIn(page.getByRole('dialog'), { 'Tu contraseña': NEW_PASSWORD });
      await press(page, 'Enviar petición');
      await seeText(page, 'Hemos recibido tu petición');
    },
  ],
  ['account-staff-menu', STAFF_ACCOUNT, openUserMenu],
  [
    'session-ended-staff',
    STAFF_ACCOUNT,
    async (page, { restaurant }) => {
      await page.keyboard.press('Escape');
      await endSessionElsewhere(page, restaurant);
      await press(page, 'Guardar cambios');
      await loginOnTop(page).waitFor();
      await press(page, 'Entrar');
      await seeText(page, 'El correo no puede estar vacío');
    },
  ],
]);

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Usuario:/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
}
