import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { INSTALLED_MESSAGES } from '../../../i18n/es/installed.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { usePendingOrder } from './pending-order-store.ts';
import { useLiveSession } from '../../session/session-store.ts';
import { PATHS } from '../../../paths.ts';
import { useToast } from '../../../ui/toast.tsx';

/**
 * A diner's order is only sent from the diner's pages: on other pages a notice says that it is
 * still waiting.
 */
export function useUnsentOrder(): void {
  const copy = useMessages(INSTALLED_MESSAGES).unsentOrder;
  const { userType, restaurantId } = useLiveSession();
  const isWaiting = usePendingOrder(restaurantId) !== null && userType === 'CLIENTE';
  const [location, navigate] = useLocation();
  const { show, dismiss } = useToast();
  const isElsewhere = !location.startsWith('/clients');

  useEffect(() => {
    if (!isWaiting || !isElsewhere) return;
    const shown = show({
      text: copy.text,
      durationMs: 0,
      action: { label: copy.back, onClick: () => navigate(PATHS.dinerHome) },
    });
    return () => dismiss(shown);
  }, [isWaiting, isElsewhere, copy, show, dismiss, navigate]);
}
