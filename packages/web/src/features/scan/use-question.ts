import { codeFromScan, decodeTableCode } from '@simplato/domain';
import type { SCAN_MESSAGES } from '../../i18n/es/scan.ts';
import type { Messages } from '../../i18n/messages.ts';
import { PATHS } from '../../paths.ts';
import { useSession } from '../session/session-store.ts';

type Questions = Messages<typeof SCAN_MESSAGES>;

/**
 * What is asked before a link seats somebody; null if nothing. Staff would lose their session, and
 * a diner of another restaurant their table: whoever scans with a phone's camera is seated by the
 * server and does not get here, while a link on any page may have been tapped by mistake. With
 * `mustAsk`, the server has found that another site's link leads to another table, or to one whose
 * key it does not have.
 */
export function useQuestion(
  linkCode: string | null,
  mustAsk: boolean,
  { staff, elsewhere, broughtHere }: Pick<Questions, 'staff' | 'elsewhere' | 'broughtHere'>,
) {
  const { userType, restaurantId } = useSession();
  if (linkCode === null) return null;
  if (userType === 'RESTAURANTE') return { ...staff, code: linkCode, stayAt: PATHS.board };
  const code = decodeTableCode(codeFromScan(linkCode));
  if (!code) return null;
  const isSeated = restaurantId !== null;
  if (isSeated && restaurantId !== code.restaurantId) {
    return { ...elsewhere, code: linkCode, stayAt: PATHS.dinerHome };
  }
  if (!mustAsk) return null;
  return {
    title: broughtHere.title(code.tableName),
    text: broughtHere.text,
    enter: elsewhere.enter,
    stay: isSeated ? elsewhere.stay : broughtHere.leave,
    code: linkCode,
    stayAt: isSeated ? PATHS.dinerHome : PATHS.landing,
  };
}
