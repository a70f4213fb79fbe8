import { endpoint } from './endpoint.ts';

/**
 * Every call of the API by its method, path, who may make it and the id that ContentCheck carries:
 * all that the browser needs to make one. Calls that a first view of a menu never makes are in files
 * of their own, so that it does not download them: of accounts, of payments, of staff. The schemas
 * are in the file of each resource, and `all-endpoints.ts` fails to compile if a call has none.
 */

// tables.ts
export const enterTable = endpoint('POST', '/client/mesa', 'public', 'general');

// sessions.ts
export const logInStaff = endpoint('POST', '/shop/login', 'public', 'login');
export const signOut = endpoint('POST', '/auth/logout', 'public', 'general');

// restaurants.ts
export const readRestaurant = endpoint('GET', '/shop/enterprise/byId', 'read-restaurant');

// categories.ts
export const listCategories = endpoint('GET', '/shop/categorias/byIdenterprise', 'read-menu');
export const readCategory = endpoint('GET', '/shop/categorias/byId/:id', 'read-menu');

// products.ts
export const listProducts = endpoint('GET', '/shop/productos/byIdenterprise', 'read-menu');
export const readProduct = endpoint('GET', '/shop/productos/byId/:id', 'read-menu');
export const listMenuRelations = endpoint(
  'GET',
  '/shop/relacioncategoriasproductos/byIdenterprise',
  'read-menu',
);

// photos.ts
export const readPhoto = endpoint('GET', '/fotos/:restaurante/:hash/:ancho.webp', 'public', 'none');

// accents.ts
export const readAccent = endpoint('GET', '/acento/:color.css', 'public', 'none');

// orders.ts
export const placeOrder = endpoint('POST', '/shop/orders', 'place-order');
export const listOwnOrders = endpoint('GET', '/client/orders', 'read-own-orders');

// promises.ts
export const readWaits = endpoint('GET', '/client/espera', 'place-order');

// tabs.ts
export const readPlace = endpoint('GET', '/client/mesa', 'share-tab');
export const joinTab = endpoint('POST', '/client/mesa/cuenta/unirse', 'share-tab');
export const readOwnTab = endpoint('GET', '/client/mesa/cuenta', 'share-tab');
export const nameMember = endpoint('PUT', '/client/mesa/cuenta/nombre', 'share-tab');
export const changeBasket = endpoint('PUT', '/client/mesa/cuenta/cesta', 'share-tab');
export const tellTable = endpoint('PUT', '/client/mesa/cuenta/evita', 'share-tab');
export const placeRound = endpoint('POST', '/client/mesa/cuenta/ronda', 'share-tab');
export const fireOwnCourse = endpoint('POST', '/client/mesa/cuenta/marchar', 'share-tab');
export const letIn = endpoint('POST', '/client/mesa/cuenta/admitir', 'share-tab');

// calls.ts
export const callWaiter = endpoint('POST', '/client/llamadas', 'share-tab');
export const endOwnCall = endpoint('DELETE', '/client/llamadas/:id', 'share-tab');
export const askForBill = endpoint('POST', '/client/mesa/cuenta/pedir', 'share-tab');

// weighing.ts
export const acceptWeight = endpoint(
  'POST',
  '/client/orders/:id/lineas/:linea/aceptar',
  'share-tab',
);

// order-streams.ts
export const streamOwnOrders = endpoint('GET', '/client/orders/stream', 'read-own-orders', 'none');

// mailer.ts
export const sendEmail = endpoint('POST', '/mailer/send-email', 'mail-own-order', 'general');

// health.ts
export const readHealth = endpoint('GET', '/health', 'public', 'none');
export const readReadiness = endpoint('GET', '/ready', 'public', 'none');
