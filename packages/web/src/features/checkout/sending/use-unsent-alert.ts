import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useToast } from '../../../ui/toast.tsx';
import type { SendOutcome, UnsentOutcome } from './order-sender.ts';

interface UnsentAlertOptions {
  /** Its page shows itself why the order was not taken. */
  summaryPath: string;
  words: (unsent: UnsentOutcome) => string;
  seeOrder: { label: string; onClick: (unsent: UnsentOutcome) => void };
}

/**
 * Says on every other page that an order was resent and not taken. It stays until somebody closes
 * it, opens the summary, or sends or edits the order.
 */
export function useUnsentAlert(outcome: SendOutcome, options: UnsentAlertOptions): void {
  const [location] = useLocation();
  const { show, dismiss } = useToast();
  const isOnSummary = location === options.summaryPath;
  const seenOnSummary = useRef<SendOutcome>(null);

  const alert = useEffectEvent((unsent: UnsentOutcome) => {
    const { label, onClick } = options.seeOrder;
    return show({
      text: options.words(unsent),
      tone: 'alert',
      durationMs: 0,
      ...(!unsent.isByWeight && { action: { label, onClick: () => onClick(unsent) } }),
    });
  });
  useEffect(() => {
    if (isOnSummary) seenOnSummary.current = outcome;
    if (seenOnSummary.current === outcome) return;
    if (outcome.kind !== 'changed' && outcome.kind !== 'refused') return;
    // The sheet from which it was sent is open, and says it.
    if (outcome.isByWeight && !outcome.isAgain) return;
    const shown = alert(outcome);
    return () => dismiss(shown);
  }, [outcome, isOnSummary, dismiss]);
}
