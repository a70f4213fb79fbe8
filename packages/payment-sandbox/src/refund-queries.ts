import type { Queryable } from './database.ts';
import type { RefundOrder } from '@simplato/domain';

export interface RefundData {
  asked: RefundOrder;
  doneAt: string;
}

interface StoredRefund {
  refundId: string;
  key: string;
  data: RefundData;
}

/** Of one payment, the oldest first. */
export async function listRefunds(db: Queryable, paymentId: string): Promise<StoredRefund[]> {
  return db.query<StoredRefund>(
    `select object_id as "refundId", idempotency_key as key, data from sandbox_objects
     where belongs_to = $1 and kind = 'refund' order by created_at, object_id`,
    [paymentId],
  );
}
