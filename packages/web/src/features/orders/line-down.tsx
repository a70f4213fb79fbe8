import type { OrderStreamState } from '../../api/order-stream.ts';
import { OWN_ORDERS_COPY as copy } from '../../copy/orders.ts';
import { Notice } from '../../ui/notice.tsx';

const clock = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

/** Says that the live line is down, and since when nothing was heard. */
export function LineDown({ line }: { line: OrderStreamState }) {
  if (line.status !== 'down') return null;
  const title =
    line.lastWordAt === null ? copy.lineDownNever : copy.lineDown(clock.format(line.lastWordAt));
  return (
    <Notice tone="wait" role="status" title={title}>
      {copy.lineDownText}
    </Notice>
  );
}
