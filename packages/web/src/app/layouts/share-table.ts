import { encodeTableCode, tableLink } from '@simplato/domain';
import { DINER_LAYOUT_COPY as copy } from '../../copy/diner-layout.ts';
import { useToast } from '../../ui/toast.tsx';
import { shareLink } from '../../ui/share-link.ts';

interface SharedTable {
  houseName: string;
  restaurantId: number | null;
  tableName: string | null;
}

/**
 * Shares the table's link without its key: whoever gets it reads the menu and may order, and the
 * kitchen sees 'Mesa sin verificar', since they may be anywhere.
 */
export function useShareTable({ houseName, restaurantId, tableName }: SharedTable): () => void {
  const { show } = useToast();

  const share = async () => {
    const url =
      restaurantId === null || tableName === null
        ? location.origin
        : tableLink(location.origin, encodeTableCode({ tableName, restaurantId, key: null }));
    const outcome = await shareLink({ title: houseName, text: copy.shareText(houseName), url });
    if (outcome === 'copied') show({ text: copy.shareCopied, tone: 'success' });
    if (outcome === 'failed') show({ text: copy.shareFailed(url), durationMs: 0 });
  };

  return () => void share();
}
