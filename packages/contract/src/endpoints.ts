import { endpoint } from './endpoint.ts';

/**
 * Every call of the API by its method, path, who may make it and the id that ContentCheck carries.
 * This is all that the browser needs to make a call; the schemas stand in the file of each resource,
 * and `all-endpoints.ts` fails to compile if a call has none.
 */

// tables.ts
export const enterTable = endpoint('POST', '/client/mesa', 'public', 'general');
export const listTables = endpoint('GET', '/shop/mesas', 'manage-tables');
export const listTableNames = endpoint('GET', '/shop/mesas/nombres', 'read-tables');
export const createTables = endpoint('POST', '/shop/mesas', 'manage-tables');
export const changeTable = endpoint('PUT', '/shop/mesas/:mesa', 'manage-tables');
export const deleteTable = endpoint('DELETE', '/shop/mesas/:mesa', 'manage-tables');
export const printTables = endpoint('GET', '/shop/mesas/pdf', 'manage-tables');
export const readTableCode = endpoint('GET', '/shop/mesas/:mesa/qr', 'manage-tables');
export const renewTableKey = endpoint('POST', '/shop/mesas/:mesa/clave', 'manage-tables');

// sessions.ts
export const logInStaff = endpoint('POST', '/shop/login', 'public', 'login');
export const signOut = endpoint('POST', '/auth/logout', 'public', 'general');

// registration.ts
export const registerRestaurant = endpoint('POST', '/shop/enterprise', 'public', 'general');
export const listOpenTowns = endpoint('GET', '/shop/enterprise/ciudades', 'public', 'general');

// passwords.ts
export const askForClosing = endpoint('POST', '/shop/enterprise/baja', 'change-restaurant');
export const readClosing = endpoint('GET', '/shop/enterprise/baja', 'change-restaurant');
export const changeStaffPassword = endpoint(
  'POST',
  '/shop/usuarios/clave',
  'change-staff-account',
  'general',
);
export const changeDinerPassword = endpoint(
  'POST',
  '/client/cuenta/clave',
  'change-diner-account',
  'general',
);
export const confirmEmail = endpoint('POST', '/auth/confirmar-correo', 'public', 'general');
export const forgotStaffPassword = endpoint('POST', '/auth/forgot-password', 'public', 'general');
export const resetStaffPassword = endpoint('POST', '/auth/reset-password', 'public', 'general');
export const forgotDinerPassword = endpoint(
  'POST',
  '/auth/forgot-password-comensales',
  'public',
  'general',
);
export const resetDinerPassword = endpoint(
  'POST',
  '/auth/reset-password-comensales',
  'public',
  'general',
);

// staff.ts
export const createStaff = endpoint('POST', '/shop/usuarios', 'public', 'general');
export const changeStaff = endpoint('PUT', '/shop/usuarios', 'change-staff-account');
export const readOwnStaff = endpoint('GET', '/shop/usuarios/propio', 'change-staff-account');
export const findStaffByUsername = endpoint(
  'GET',
  '/shop/usuarios/byNombreusuario/:nombreusuario',
  'public',
  'general',
);
export const findStaffByEmail = endpoint(
  'GET',
  '/shop/usuarios/byEmail/:mail',
  'public',
  'general',
);
export const listStaff = endpoint('GET', '/shop/usuarios/byIdenterprise', 'read-staff');

// own-sessions.ts
export const listStaffSessions = endpoint('GET', '/shop/sesiones', 'change-staff-account');
export const endStaffSessions = endpoint('POST', '/shop/sesiones/fin', 'change-staff-account');
export const listDinerSessions = endpoint(
  'GET',
  '/client/sesiones',
  'change-diner-account',
  'general',
);
export const endDinerSessions = endpoint(
  'POST',
  '/client/sesiones/fin',
  'change-diner-account',
  'general',
);

// team.ts
export const readTeam = endpoint('GET', '/shop/equipo', 'manage-staff');
export const invitePerson = endpoint('POST', '/shop/equipo/invitaciones', 'manage-staff');
export const inviteByLink = endpoint('POST', '/shop/equipo/invitaciones/enlace', 'manage-staff');
export const withdrawInvitation = endpoint(
  'DELETE',
  '/shop/equipo/invitaciones/:id',
  'manage-staff',
);
export const readInvitation = endpoint('POST', '/auth/invitacion/consulta', 'public', 'general');
export const acceptInvitation = endpoint('POST', '/auth/invitacion', 'public', 'general');
export const changePersonRole = endpoint('POST', '/shop/equipo/:id/papel', 'manage-staff');
export const removePerson = endpoint('DELETE', '/shop/equipo/:id', 'manage-staff');
export const changePin = endpoint('PUT', '/shop/usuarios/pin', 'change-staff-account');
export const listColleagues = endpoint('GET', '/shop/equipo/turno', 'switch-person');
export const switchPerson = endpoint('POST', '/shop/equipo/turno', 'switch-person');

// diners.ts
export const registerDiner = endpoint('POST', '/client/clientes', 'public', 'general');
export const logInDiner = endpoint('POST', '/client/login', 'public', 'login');
export const readDiner = endpoint('GET', '/client/cuenta', 'change-diner-account', 'general');
export const changeDiner = endpoint('PUT', '/client/cuenta', 'change-diner-account', 'general');
export const downloadDiner = endpoint(
  'GET',
  '/client/cuenta/datos',
  'change-diner-account',
  'general',
);
export const deleteDiner = endpoint(
  'POST',
  '/client/cuenta/baja',
  'change-diner-account',
  'general',
);

// restaurants.ts
export const readRestaurant = endpoint('GET', '/shop/enterprise/byId', 'read-restaurant');
export const changeRestaurant = endpoint('PUT', '/shop/enterprise', 'change-restaurant');

// kitchen.ts
export const pauseKitchen = endpoint('POST', '/shop/enterprise/pausa', 'pause-kitchen');

// categories.ts
export const listCategories = endpoint('GET', '/shop/categorias/byIdenterprise', 'read-menu');
export const readCategory = endpoint('GET', '/shop/categorias/byId/:id', 'read-menu');
export const createCategory = endpoint('POST', '/shop/categorias', 'manage-menu');
export const changeCategory = endpoint('PUT', '/shop/categorias', 'manage-menu');
export const deleteCategory = endpoint('DELETE', '/shop/categorias/ById/:id', 'manage-menu');
export const restoreCategory = endpoint('POST', '/shop/categorias/:id/restaurar', 'manage-menu');
export const orderCategories = endpoint('PUT', '/shop/categorias/orden', 'manage-menu');

// products.ts
export const listProducts = endpoint('GET', '/shop/productos/byIdenterprise', 'read-menu');
export const readProduct = endpoint('GET', '/shop/productos/byId/:id', 'read-menu');
export const createProduct = endpoint('POST', '/shop/productos', 'manage-menu');
export const changeProduct = endpoint('PUT', '/shop/productos', 'manage-menu');
export const deleteProduct = endpoint('DELETE', '/shop/productos/ById/:id', 'manage-menu');
export const restoreProduct = endpoint('POST', '/shop/productos/:id/restaurar', 'manage-menu');
export const orderProducts = endpoint('PUT', '/shop/productos/orden', 'manage-menu');
export const markSoldOut = endpoint('POST', '/shop/productos/:id/disponibilidad', 'mark-sold-out');
export const listMenuRelations = endpoint(
  'GET',
  '/shop/relacioncategoriasproductos/byIdenterprise',
  'read-menu',
);

// photos.ts
export const uploadPhoto = endpoint('POST', '/shop/productos/:id/foto', 'manage-menu');
export const deletePhoto = endpoint('DELETE', '/shop/productos/:id/foto', 'manage-menu');
export const readPhoto = endpoint('GET', '/fotos/:restaurante/:hash/:ancho.webp', 'public', 'none');

// logos.ts
export const uploadLogo = endpoint('POST', '/shop/enterprise/logo', 'change-restaurant');
export const deleteLogo = endpoint('DELETE', '/shop/enterprise/logo', 'change-restaurant');

// accents.ts
export const readAccent = endpoint('GET', '/acento/:color.css', 'public', 'none');

// menu-files.ts
export const exportMenu = endpoint('GET', '/shop/carta/json', 'manage-menu');
export const exportMenuSheet = endpoint('GET', '/shop/carta/csv', 'manage-menu');
export const previewMenuFile = endpoint('POST', '/shop/carta/previa', 'manage-menu');
export const importMenuFile = endpoint('POST', '/shop/carta/importar', 'manage-menu');

// orders.ts
export const placeOrder = endpoint('POST', '/shop/orders', 'place-order');
export const listOrders = endpoint('GET', '/shop/orders/byIdenterprise', 'read-orders');
export const advanceOrder = endpoint('PUT', '/shop/orders', 'advance-order');
export const undoStep = endpoint('POST', '/shop/orders/:id/deshacer', 'advance-order');
export const listOwnOrders = endpoint('GET', '/client/orders', 'read-own-orders');

// order-changes.ts
export const tickLine = endpoint('POST', '/shop/orders/:id/lineas/:linea', 'advance-order');
export const seeOrder = endpoint('POST', '/shop/orders/:id/visto', 'advance-order');
export const fireCourse = endpoint('POST', '/shop/orders/:id/marchar', 'advance-order');
export const serveCourse = endpoint('POST', '/shop/orders/:id/servir', 'advance-order');
export const returnOrder = endpoint('POST', '/shop/orders/:id/devolver', 'advance-order');
export const cancelOrder = endpoint('POST', '/shop/orders/:id/cancelar', 'cancel-order');
export const removeFromOrder = endpoint('POST', '/shop/orders/:id/quitar', 'cancel-order');
export const listClosedOrders = endpoint('GET', '/shop/orders/cerrados', 'read-orders');
export const listOrderChanges = endpoint('GET', '/shop/orders/:id/cambios', 'read-orders');
export const printTicket = endpoint('POST', '/shop/orders/:id/imprimir', 'read-orders');

// history.ts
export const listHistory = endpoint('GET', '/shop/orders/historial', 'read-history');

// audit.ts
export const listAudit = endpoint('GET', '/shop/cambios', 'read-audit');

// day-figures.ts
export const readDay = endpoint('GET', '/shop/orders/dias/:dia', 'read-figures');
export const readPeriod = endpoint('GET', '/shop/orders/dias', 'read-figures');

// corrections.ts
export const listCorrections = endpoint('GET', '/shop/orders/movimientos', 'read-history');

// tabs.ts
export const readPlace = endpoint('GET', '/client/mesa', 'share-tab');
export const joinTab = endpoint('POST', '/client/mesa/cuenta/unirse', 'share-tab');
export const readOwnTab = endpoint('GET', '/client/mesa/cuenta', 'share-tab');
export const nameMember = endpoint('PUT', '/client/mesa/cuenta/nombre', 'share-tab');
export const changeBasket = endpoint('PUT', '/client/mesa/cuenta/cesta', 'share-tab');
export const placeRound = endpoint('POST', '/client/mesa/cuenta/ronda', 'share-tab');
export const fireOwnCourse = endpoint('POST', '/client/mesa/cuenta/marchar', 'share-tab');
export const letIn = endpoint('POST', '/client/mesa/cuenta/admitir', 'share-tab');

// calls.ts
export const callWaiter = endpoint('POST', '/client/llamadas', 'share-tab');
export const endOwnCall = endpoint('DELETE', '/client/llamadas/:id', 'share-tab');
export const askForBill = endpoint('POST', '/client/mesa/cuenta/pedir', 'share-tab');
export const listCalls = endpoint('GET', '/shop/llamadas', 'tend-room');
export const takeCall = endpoint('POST', '/shop/llamadas/:id/voy', 'tend-room');
export const endCall = endpoint('POST', '/shop/llamadas/:id/hecha', 'tend-room');

// room.ts
export const listTabs = endpoint('GET', '/shop/cuentas', 'tend-room');
export const readTab = endpoint('GET', '/shop/cuentas/:id', 'tend-room');
export const seatParty = endpoint('POST', '/shop/cuentas', 'tend-room');
export const moveTab = endpoint('POST', '/shop/cuentas/:id/mover', 'tend-room');
export const mergeTabs = endpoint('POST', '/shop/cuentas/:id/juntar', 'tend-room');
export const splitTab = endpoint('POST', '/shop/cuentas/:id/separar', 'tend-room');
export const closeTab = endpoint('POST', '/shop/cuentas/:id/cerrar', 'tend-room');
export const printBill = endpoint('POST', '/shop/cuentas/:id/imprimir', 'tend-room');
export const admitMember = endpoint('POST', '/shop/cuentas/:id/admitir', 'tend-room');
export const moveOrder = endpoint('POST', '/shop/orders/:id/mover', 'tend-room');

// tab-payments.ts
export const startTabPayment = endpoint('POST', '/client/mesa/cuenta/pagos', 'pay-tab');
export const giveBackTabPayment = endpoint('DELETE', '/client/mesa/cuenta/pagos/:id', 'pay-tab');
export const checkTabPayment = endpoint(
  'POST',
  '/client/mesa/cuenta/pagos/:id/comprobar',
  'pay-tab',
);
export const askForRelease = endpoint('POST', '/client/mesa/cuenta/pagos/:id/soltar', 'pay-tab');
export const chargeTab = endpoint('POST', '/shop/cuentas/:id/cobros', 'charge-tab');
export const undoCharge = endpoint(
  'POST',
  '/shop/cuentas/:id/cobros/:idpago/deshacer',
  'charge-tab',
);
export const handBack = endpoint('POST', '/shop/cuentas/:id/cobros/:idpago/devuelto', 'charge-tab');
export const releaseTabPayment = endpoint(
  'POST',
  '/shop/cuentas/:id/pagos/:idpago/soltar',
  'charge-tab',
);

// table-orders.ts
export const placeOrderForTable = endpoint(
  'POST',
  '/shop/mesas/:mesa/pedidos',
  'place-order-for-table',
);

// board-settings.ts
export const readBoardSettings = endpoint('GET', '/shop/tablero', 'read-orders');
export const changeBoardSettings = endpoint('PUT', '/shop/tablero', 'change-board');

// order-streams.ts
export const streamOrders = endpoint('GET', '/shop/orders/stream', 'read-orders', 'none');
export const streamOwnOrders = endpoint('GET', '/client/orders/stream', 'read-own-orders', 'none');

// mailer.ts
export const sendEmail = endpoint('POST', '/mailer/send-email', 'mail-own-order', 'general');

// payments.ts
export const createAccountLink = endpoint(
  'POST',
  '/stripe/create-account-link',
  'connect-payments',
);
export const readPaymentAccount = endpoint('GET', '/stripe/cuenta', 'connect-payments');
export const switchTips = endpoint('PUT', '/shop/enterprise/propinas', 'change-restaurant');
export const createCheckout = endpoint('POST', '/stripe/create-checkout-session', 'pay-order');
export const checkPayment = endpoint('POST', '/client/orders/:id/comprobar-pago', 'pay-order');
export const payAtTable = endpoint('POST', '/client/orders/:id/pagar-en-mesa', 'pay-order');
export const dropOrder = endpoint('POST', '/client/orders/:id/descartar', 'pay-order');
export const receivePaymentEvent = endpoint('POST', '/stripe/webhook', 'public', 'none');

// refunds.ts
export const refundOrder = endpoint('POST', '/shop/orders/:id/devoluciones', 'refund-order');
export const returnByHand = endpoint('POST', '/shop/orders/:id/devuelto-en-mano', 'refund-order');
export const refundTabPayment = endpoint(
  'POST',
  '/shop/cuentas/:id/pagos/:idpago/devoluciones',
  'refund-order',
);
export const readTabPaymentMoney = endpoint(
  'GET',
  '/shop/cuentas/:id/pagos/:idpago/dinero',
  'read-orders',
);
export const readOrderMoney = endpoint('GET', '/shop/orders/:id/dinero', 'read-orders');

// till.ts
export const readTill = endpoint('GET', '/shop/caja', 'tend-till');
export const openShift = endpoint('POST', '/shop/caja/abrir', 'tend-till');
export const putCashIn = endpoint('POST', '/shop/caja/entrada', 'tend-till');
export const takeCashOut = endpoint('POST', '/shop/caja/salida', 'tend-till');
export const readShiftSoFar = endpoint('GET', '/shop/caja/x', 'tend-till');
export const countTill = endpoint('POST', '/shop/caja/contar', 'tend-till');
export const closeShift = endpoint('POST', '/shop/caja/cerrar', 'close-till');
export const listShifts = endpoint('GET', '/shop/caja/turnos', 'tend-till');
export const readShift = endpoint('GET', '/shop/caja/turnos/:numero', 'tend-till');
export const printShift = endpoint('GET', '/shop/caja/turnos/:numero/pdf', 'tend-till');
export const exportShift = endpoint('GET', '/shop/caja/turnos/:numero/csv', 'tend-till');

// receipts.ts
export const printOwnReceipt = endpoint('GET', '/client/orders/:id/recibo', 'read-own-orders');
export const readShare = endpoint('GET', '/client/mesa/cuenta/pagos/:id', 'pay-tab');
export const printShareReceipt = endpoint('GET', '/client/mesa/cuenta/pagos/:id/recibo', 'pay-tab');
export const mailShareReceipt = endpoint(
  'POST',
  '/client/mesa/cuenta/pagos/:id/recibo',
  'mail-own-order',
);
export const printReceipt = endpoint('GET', '/shop/orders/:id/recibo', 'read-orders');

// health.ts
export const readHealth = endpoint('GET', '/health', 'public', 'none');
export const readReadiness = endpoint('GET', '/ready', 'public', 'none');
