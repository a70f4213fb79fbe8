import { soldOutOf, type Obstacle } from '@simplato/domain';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { MenuProduct } from '../menu-sections.ts';
import { useServedText } from '../use-served-text.ts';

/** Why a product is not available, and until when if known. */
export function ObstacleNotice({
  product,
  formatId,
  obstacle,
}: {
  product: MenuProduct;
  /** The one that is chosen. */
  formatId: number | null;
  obstacle: Obstacle;
}) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const hours = useServedText(product.category?.servedHours ?? null);
  return (
    <Notice tone="wait" role="status" title={copy.obstacles[obstacle]}>
      {obstacle === 'sold-out' && copy.soldOutFor[soldOutOf(product.product, formatId)]}
      {obstacle === 'not-served' && hours !== null && copy.servedAt(hours)}
      {obstacle === 'gone' && copy.goneText}
    </Notice>
  );
}
