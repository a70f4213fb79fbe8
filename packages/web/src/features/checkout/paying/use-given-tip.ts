import { tipFault, type Cents } from '@simplato/domain';
import { PAYING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';

interface GivenTip {
  cents: Cents;
  /** Why it is not allowed; null if it is. */
  fault: string | null;
}

/**
 * A tip on top of what is paid, where the restaurant takes them.
 *
 * @param given null for what cannot be read
 */
export function useGivenTip(given: Cents | null, paidCents: Cents, isOffered: boolean): GivenTip {
  const { amountMissing, faults } = useMessages(PAYING_MESSAGES).tip;
  if (!isOffered) return { cents: 0, fault: null };
  if (given === null) return { cents: 0, fault: amountMissing };
  const outOfBounds = tipFault(given, paidCents);
  return { cents: given, fault: outOfBounds && faults[outOfBounds] };
}
