import { endpoint } from './endpoint.ts';

/** Calls of who pays, and asks for a receipt or an invoice of it. See `endpoints.ts`. */

// tab-payments.ts
export const startTabPayment = endpoint('POST', '/client/mesa/cuenta/pagos', 'pay-tab');
export const giveBackTabPayment = endpoint('DELETE', '/client/mesa/cuenta/pagos/:id', 'pay-tab');
export const checkTabPayment = endpoint(
  'POST',
  '/client/mesa/cuenta/pagos/:id/comprobar',
  'pay-tab',
);
export const askForRelease = endpoint('POST', '/client/mesa/cuenta/pagos/:id/soltar', 'pay-tab');

// payments.ts
export const createCheckout = endpoint('POST', '/stripe/create-checkout-session', 'pay-order');
export const checkPayment = endpoint('POST', '/client/orders/:id/comprobar-pago', 'pay-order');
export const payAtTable = endpoint('POST', '/client/orders/:id/pagar-en-mesa', 'pay-order');
export const dropOrder = endpoint('POST', '/client/orders/:id/descartar', 'pay-order');
export const receivePaymentEvent = endpoint('POST', '/stripe/webhook', 'public', 'none');

// receipts.ts
export const printOwnReceipt = endpoint('GET', '/client/orders/:id/recibo', 'read-own-orders');
export const listOwnInvoices = endpoint('GET', '/client/mesa/cuenta/pagos/:id/facturas', 'pay-tab');
export const printOwnInvoice = endpoint(
  'GET',
  '/client/mesa/cuenta/pagos/:id/facturas/:idfactura/pdf',
  'pay-tab',
);
export const askForInvoice = endpoint('POST', '/client/mesa/cuenta/pagos/:id/factura', 'pay-tab');
export const readShare = endpoint('GET', '/client/mesa/cuenta/pagos/:id', 'pay-tab');
export const printShareReceipt = endpoint('GET', '/client/mesa/cuenta/pagos/:id/recibo', 'pay-tab');
export const mailShareReceipt = endpoint(
  'POST',
  '/client/mesa/cuenta/pagos/:id/recibo',
  'mail-own-order',
);
