import { wallTime } from '@simplato/domain';
import type { OrderStreamState } from '../../api/order-stream.ts';
import { OWN_ORDERS_COPY } from '../../copy/orders.ts';
import { useCopy } from '../../copy/speech.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that the live line is down, and since when nothing was heard. */
export function LineDown({ line }: { line: OrderStreamState }) {
  const copy = useCopy(OWN_ORDERS_COPY);
  if (line.status !== 'down') return null;
  const title =
    line.lastWordAt === null ? copy.lineDownNever : copy.lineDown(wallTime(line.lastWordAt).time);
  return (
    <Notice tone="wait" role="status" title={title}>
      {copy.lineDownText}
    </Notice>
  );
}
