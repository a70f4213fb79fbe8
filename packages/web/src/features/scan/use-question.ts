import { codeFromScan, decodeTableCode } from '@simplato/domain';
import type { SCAN_MESSAGES } from '../../i18n/es/scan.ts';
import type { Messages } from '../../i18n/messages.ts';
import { PATHS } from '../../paths.ts';
import { useSession } from '../session/session-store.ts';

/**
 * What is asked before a link seats somebody; null if nothing. Staff would lose their session, and
 * a diner of another restaurant their table: whoever scans with a phone's camera is seated by the
 * server and does not get here, while a link on any page may have been tapped by mistake.
 */
export function useQuestion(
  linkCode: string | null,
  { staff, elsewhere }: Pick<Messages<typeof SCAN_MESSAGES>, 'staff' | 'elsewhere'>,
) {
  const { userType, restaurantId } = useSession();
  if (linkCode === null) return null;
  if (userType === 'RESTAURANTE') return { ...staff, code: linkCode, stayAt: PATHS.board };
  const code = decodeTableCode(codeFromScan(linkCode));
  const isElsewhere = code && restaurantId !== null && restaurantId !== code.restaurantId;
  return isElsewhere ? { ...elsewhere, code: linkCode, stayAt: PATHS.dinerHome } : null;
}
