import { endpoint } from './endpoint.ts';

/** The calls that only the restaurant's staff may make; see `endpoints.ts`. */

// tables.ts
export const listTables = endpoint('GET', '/shop/mesas', 'manage-tables');
export const listTableNames = endpoint('GET', '/shop/mesas/nombres', 'read-tables');
export const createTables = endpoint('POST', '/shop/mesas', 'manage-tables');
export const changeTable = endpoint('PUT', '/shop/mesas/:mesa', 'manage-tables');
export const deleteTable = endpoint('DELETE', '/shop/mesas/:mesa', 'manage-tables');
export const printTables = endpoint('GET', '/shop/mesas/pdf', 'manage-tables');
export const readTableCode = endpoint('GET', '/shop/mesas/:mesa/qr', 'manage-tables');
export const renewTableKey = endpoint('POST', '/shop/mesas/:mesa/clave', 'manage-tables');

// passwords.ts
export const askForClosing = endpoint('POST', '/shop/enterprise/baja', 'change-restaurant');
export const readClosing = endpoint('GET', '/shop/enterprise/baja', 'change-restaurant');
export const changeStaffPassword = endpoint(
  'POST',
  '/shop/usuarios/clave',
  'change-staff-account',
  'general',
);

// staff.ts
export const changeStaff = endpoint('PUT', '/shop/usuarios', 'change-staff-account');
export const readOwnStaff = endpoint('GET', '/shop/usuarios/propio', 'change-staff-account');
export const listStaff = endpoint('GET', '/shop/usuarios/byIdenterprise', 'read-staff');

// own-sessions.ts
export const listStaffSessions = endpoint('GET', '/shop/sesiones', 'change-staff-account');
export const endStaffSessions = endpoint('POST', '/shop/sesiones/fin', 'change-staff-account');

// team.ts
export const readTeam = endpoint('GET', '/shop/equipo', 'manage-staff');
export const invitePerson = endpoint('POST', '/shop/equipo/invitaciones', 'manage-staff');
export const inviteByLink = endpoint('POST', '/shop/equipo/invitaciones/enlace', 'manage-staff');
export const withdrawInvitation = endpoint(
  'DELETE',
  '/shop/equipo/invitaciones/:id',
  'manage-staff',
);
export const changePersonRole = endpoint('POST', '/shop/equipo/:id/papel', 'manage-staff');
export const removePerson = endpoint('DELETE', '/shop/equipo/:id', 'manage-staff');
export const changePin = endpoint('PUT', '/shop/usuarios/pin', 'change-staff-account');
export const listColleagues = endpoint('GET', '/shop/equipo/turno', 'switch-person');
export const switchPerson = endpoint('POST', '/shop/equipo/turno', 'switch-person');

// restaurants.ts
export const changeRestaurant = endpoint('PUT', '/shop/enterprise', 'change-restaurant');

// kitchen.ts
export const pauseKitchen = endpoint('POST', '/shop/enterprise/pausa', 'pause-kitchen');
export const delayOrders = endpoint('POST', '/shop/enterprise/demora', 'pause-kitchen');

// categories.ts
export const createCategory = endpoint('POST', '/shop/categorias', 'manage-menu');
export const changeCategory = endpoint('PUT', '/shop/categorias', 'manage-menu');
export const deleteCategory = endpoint('DELETE', '/shop/categorias/ById/:id', 'manage-menu');
export const restoreCategory = endpoint('POST', '/shop/categorias/:id/restaurar', 'manage-menu');
export const orderCategories = endpoint('PUT', '/shop/categorias/orden', 'manage-menu');

// products.ts
export const createProduct = endpoint('POST', '/shop/productos', 'manage-menu');
export const changeProduct = endpoint('PUT', '/shop/productos', 'manage-menu');
export const deleteProduct = endpoint('DELETE', '/shop/productos/ById/:id', 'manage-menu');
export const restoreProduct = endpoint('POST', '/shop/productos/:id/restaurar', 'manage-menu');
export const orderProducts = endpoint('PUT', '/shop/productos/orden', 'manage-menu');
export const markSoldOut = endpoint('POST', '/shop/productos/:id/disponibilidad', 'mark-sold-out');

// photos.ts
export const uploadPhoto = endpoint('POST', '/shop/productos/:id/foto', 'manage-menu');
export const deletePhoto = endpoint('DELETE', '/shop/productos/:id/foto', 'manage-menu');

// logos.ts
export const uploadLogo = endpoint('POST', '/shop/enterprise/logo', 'change-restaurant');
export const deleteLogo = endpoint('DELETE', '/shop/enterprise/logo', 'change-restaurant');

// menu-files.ts
export const exportMenu = endpoint('GET', '/shop/carta/json', 'manage-menu');
export const exportMenuSheet = endpoint('GET', '/shop/carta/csv', 'manage-menu');
export const printMenu = endpoint('GET', '/shop/carta/pdf', 'manage-menu');
export const previewMenuFile = endpoint('POST', '/shop/carta/previa', 'manage-menu');
export const importMenuFile = endpoint('POST', '/shop/carta/importar', 'manage-menu');

// orders.ts
export const listOrders = endpoint('GET', '/shop/orders/byIdenterprise', 'read-orders');
export const listMissedOrders = endpoint('GET', '/shop/orders/cambiados', 'read-orders');
export const advanceOrder = endpoint('PUT', '/shop/orders', 'advance-order');
export const undoStep = endpoint('POST', '/shop/orders/:id/deshacer', 'advance-order');

// weighing.ts
export const weighLine = endpoint('POST', '/shop/orders/:id/lineas/:linea/peso', 'advance-order');
export const acceptWeightByPin = endpoint(
  'POST',
  '/shop/orders/:id/lineas/:linea/aceptar',
  'advance-order',
);

// order-changes.ts
export const tickLine = endpoint('POST', '/shop/orders/:id/lineas/:linea', 'advance-order');
export const seeOrder = endpoint('POST', '/shop/orders/:id/visto', 'advance-order');
export const fireCourse = endpoint('POST', '/shop/orders/:id/marchar', 'advance-order');
export const serveCourse = endpoint('POST', '/shop/orders/:id/servir', 'advance-order');
export const holdCourse = endpoint('POST', '/shop/orders/:id/marchar/deshacer', 'advance-order');
export const unserveCourse = endpoint('POST', '/shop/orders/:id/servir/deshacer', 'advance-order');
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

// promises.ts
export const readPromises = endpoint('GET', '/shop/promesas', 'read-figures');

// corrections.ts
export const listCorrections = endpoint('GET', '/shop/orders/movimientos', 'read-history');

// calls.ts
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
export const listPrintedBills = endpoint('GET', '/shop/cuentas/:id/impresas', 'tend-room');
export const admitMember = endpoint('POST', '/shop/cuentas/:id/admitir', 'tend-room');
export const moveOrder = endpoint('POST', '/shop/orders/:id/mover', 'tend-room');

// tab-payments.ts
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

// stations.ts
export const readStations = endpoint('GET', '/shop/partidas', 'read-orders');
export const changeStations = endpoint('PUT', '/shop/partidas', 'change-board');

// tickets.ts
export const listWaitingTickets = endpoint('GET', '/shop/comandas', 'read-orders');
export const takeTicket = endpoint('POST', '/shop/comandas/siguiente', 'read-orders');
export const confirmTicket = endpoint('POST', '/shop/comandas/:id/impresa', 'read-orders');

// order-streams.ts
export const streamOrders = endpoint('GET', '/shop/orders/stream', 'read-orders', 'none');

// payments.ts
export const createAccountLink = endpoint(
  'POST',
  '/stripe/create-account-link',
  'connect-payments',
);
export const readPaymentAccount = endpoint('GET', '/stripe/cuenta', 'connect-payments');
export const switchTips = endpoint('PUT', '/shop/enterprise/propinas', 'change-restaurant');

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
export const printReceipt = endpoint('GET', '/shop/orders/:id/recibo', 'read-orders');

// invoices.ts
export const readInvoicing = endpoint('GET', '/shop/facturacion', 'manage-invoicing');
export const changeInvoicing = endpoint('PUT', '/shop/facturacion', 'manage-invoicing');
export const listInvoices = endpoint('GET', '/shop/facturas', 'read-invoices');
export const exportInvoices = endpoint('GET', '/shop/facturas/csv', 'read-figures');
export const printInvoiceBook = endpoint('GET', '/shop/facturas/pdf', 'read-figures');
export const readInvoice = endpoint('GET', '/shop/facturas/:id', 'read-invoices');
export const printInvoice = endpoint('GET', '/shop/facturas/:id/pdf', 'read-invoices');
export const askForInvoiceAtTable = endpoint(
  'POST',
  '/shop/cuentas/:id/pagos/:idpago/factura',
  'name-invoice',
);
export const readRecording = endpoint('GET', '/shop/verifactu', 'manage-invoicing');
export const uploadCertificate = endpoint(
  'POST',
  '/shop/verifactu/certificado',
  'manage-invoicing',
);
export const checkRecords = endpoint('GET', '/shop/verifactu/cadena', 'manage-invoicing');
export const amendRecords = endpoint('POST', '/shop/verifactu/subsanacion', 'manage-invoicing');
export const printInvoiceTicket = endpoint('POST', '/shop/facturas/:id/imprimir', 'read-invoices');
export const nameInvoice = endpoint('POST', '/shop/facturas/:id/empresa', 'name-invoice');
