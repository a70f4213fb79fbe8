import { DINER_LAYOUT_COPY } from '../../copy/diner-layout.ts';
import { useCopy } from '../../copy/speech.ts';
import { useToast } from '../../ui/toast.tsx';
import type { SharedTable } from './share-table.ts';

/** Few people share, so the code is loaded on tap. */
export function useShareTable(table: SharedTable): () => void {
  const copy = useCopy(DINER_LAYOUT_COPY);
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
