import { encodeTableCode, tableLink } from '@simplato/domain';
import { DINER_LAYOUT_COPY as copy } from '../../copy/diner-layout.ts';
import { useToast } from '../../ui/toast.tsx';

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
    const link =
      restaurantId === null || tableName === null
        ? location.origin
        : tableLink(location.origin, encodeTableCode({ tableName, restaurantId, key: null }));
    if ('share' in navigator) {
      // Closing the sheet is no failure, and one that cannot open leaves the copy.
      const shared = await navigator
        .share({ title: houseName, text: copy.shareText(houseName), url: link })
        .then(
          () => true,
          (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
        );
      if (shared) return;
    }
    const copied = await copyText(link);
    show(
      copied
        ? { text: copy.shareCopied, tone: 'success' }
        : { text: copy.shareFailed(link), durationMs: 0 },
    );
  };

  return () => void share();
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
