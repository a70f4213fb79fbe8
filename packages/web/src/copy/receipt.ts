import type { ReceiptPlaced } from '@simplato/domain';

export const RECEIPT_COPY = {
  catalogue: 'receipt',
  open: 'Recibo',
  title: (orderId: number) => `Recibo del pedido nº ${orderId}`,
  loading: 'Preparando el recibo…',
  failed: 'No hemos podido leer los datos del restaurante.',
  retry: 'Reintentar',
  download: 'Descargar en PDF',
  fileName: (orderId: number) => `recibo-${orderId}.pdf`,
  saved: 'Recibo descargado.',
  /** The PDF's own heading; other languages make theirs of its parts. */
  heading: ({ spanish }: ReceiptPlaced & { spanish: string }) => spanish,
  taxId: (taxId: string) => `NIF ${taxId}`,
  phone: (phone: string) => `Tel. ${phone}`,
  each: (price: string) => `${price} la unidad`,
  total: 'Total, IVA incluido',
  vat: (percent: number, net: string) => `IVA ${percent} % de ${net}`,
  tip: 'Propina, aparte',
  refunded: 'Devuelto',
} as const;
