import { encodeTableCode, tableLink } from '@simplato/domain';
import { type ShareOutcome, shareLink } from '../../ui/share-link.ts';

export interface SharedTable {
  restaurantName: string;
  restaurantId: number | null;
  tableName: string | null;
}

/**
 * Shares the table's link without its key: people who open it can read the menu and order, but the
 * kitchen sees 'Mesa sin verificar', since they may be anywhere.
 */
export async function shareTable(
  { restaurantName, restaurantId, tableName }: SharedTable,
  text: string,
): Promise<{ outcome: ShareOutcome; url: string }> {
  const url =
    restaurantId === null || tableName === null
      ? location.origin
      : tableLink(location.origin, encodeTableCode({ tableName, restaurantId, key: null }));
  return { outcome: await shareLink({ title: restaurantName, text, url }), url };
}
