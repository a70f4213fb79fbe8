import { describeWhen } from '../../../i18n/describe-when.ts';
import { KITCHEN_MESSAGES } from '../../../i18n/es/kitchen.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useKitchen } from './use-kitchen.ts';

interface KitchenNoticeProps {
  restaurantId: number | null;
  /** For positioning by the page. */
  className?: string | undefined;
}

/**
 * Tells a diner, before they fill a basket, that no orders are taken now, and when they will be; or how long they take.
 */
export function KitchenNotice({ restaurantId, className }: KitchenNoticeProps) {
  const words = useMessages(KITCHEN_MESSAGES);
  const copy = words.notice;
  const kitchen = useKitchen(restaurantId);
  if (!kitchen) return null;
  if (kitchen.state.isOpen) {
    const { delayMinutes } = kitchen.state;
    if (delayMinutes === null) return null;
    return (
      <div className={className}>
        <Notice role="status">{words.delayed(delayMinutes)}</Notice>
      </div>
    );
  }
  const { reason, opensAtMs } = kitchen.state;
  const opens = reason === 'paused' ? copy.reopens : copy.opens;
  return (
    <div className={className}>
      <Notice
        tone="wait"
        role="status"
        title={reason === 'paused' ? copy.paused : copy.outsideHours}
      >
        {opensAtMs === null
          ? copy.opensSomeday
          : opens(describeWhen(opensAtMs, kitchen.nowMs, words))}
      </Notice>
    </div>
  );
}
