import { DINER_LAYOUT_MESSAGES } from '../../i18n/es/diner-layout.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { useToast } from '../../ui/toast.tsx';
import type { SharedTable } from './share-table.ts';

/** Few people share, so the code is loaded on tap. */
export function useShareTable(table: SharedTable): () => void {
  const copy = useMessages(DINER_LAYOUT_MESSAGES);
  const { show } = useToast();

  const share = async () => {
    const { shareTable } = await import('./share-table.ts');
    const { outcome, url } = await shareTable(table, copy.shareText(table.restaurantName));
    if (outcome === 'copied') show({ text: copy.shareCopied, tone: 'success' });
    if (outcome === 'failed') show({ text: copy.shareFailed(url), durationMs: 0 });
  };

  return () => {
    share().catch(() => show({ text: copy.shareFailed(location.origin), durationMs: 0 }));
  };
}
