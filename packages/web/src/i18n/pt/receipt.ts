import { RECEIPT_PT } from '@simplato/domain';
import type * as spanish from '../es/receipt.ts';
import type { Messages } from '../messages.ts';

export const RECEIPT_MESSAGES: Messages<typeof spanish.RECEIPT_MESSAGES> = {
  ...RECEIPT_PT,
  open: 'Recibo',
  title: (orderId) => `Recibo do pedido n.º ${orderId}`,
  loading: 'A preparar o recibo…',
  failed: 'Não conseguimos ler os dados do restaurante.',
  retry: 'Tentar de novo',
  download: 'Descarregar em PDF',
  fileName: (orderId) => `recibo-${orderId}.pdf`,
  shareFileName: (paymentNumber) => `recibo-pagamento-${paymentNumber}.pdf`,
  saved: 'Recibo descarregado.',
};
