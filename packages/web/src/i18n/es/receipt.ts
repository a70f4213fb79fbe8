import { RECEIPT_ES } from '@simplato/domain';

export const RECEIPT_MESSAGES = {
  id: 'RECEIPT_MESSAGES',
  ...RECEIPT_ES,
  open: 'Recibo',
  title: (orderId: number) => `Recibo del pedido nº ${orderId}`,
  loading: 'Preparando el recibo…',
  failed: 'No hemos podido leer los datos del restaurante.',
  retry: 'Reintentar',
  download: 'Descargar en PDF',
  fileName: (orderId: number) => `recibo-${orderId}.pdf`,
  shareFileName: (paymentNumber: number) => `recibo-pago-${paymentNumber}.pdf`,
  saved: 'Recibo descargado.',
} as const;
