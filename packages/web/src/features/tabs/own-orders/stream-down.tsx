import { wallTime } from '@simplato/domain';
import type { OrderStreamState } from '../../../api/order-stream.ts';
import { useIsDown } from '../../../api/use-is-down.ts';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Says that the live stream is down, and since when. */
export function StreamDown({ stream }: { stream: OrderStreamState }) {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  if (!useIsDown(stream)) return null;
  const title =
    stream.lastWordAt === null
      ? copy.streamDownNever
      : copy.streamDown(wallTime(stream.lastWordAt).time);
  return (
    <Notice tone="wait" role="status" title={title}>
      {copy.streamDownText}
    </Notice>
  );
}
