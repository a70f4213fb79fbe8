import type { Obstacle } from '@simplato/domain';
import { PRODUCT_SHEET_COPY } from '../../copy/product-sheet.ts';
import { useCopy } from '../../copy/speech.ts';
import { Notice } from '../../ui/notice.tsx';
import type { MenuProduct } from './menu-sections.ts';
import { useServedWords } from './served-words.ts';

/** Why a product is not available, and until when if known. */
export function ObstacleNotice({
  product,
  obstacle,
}: {
  product: MenuProduct;
  obstacle: Obstacle;
}) {
  const copy = useCopy(PRODUCT_SHEET_COPY);
  const hours = useServedWords(product.category?.servedHours ?? null);
  return (
    <Notice tone="wait" role="status" title={copy.obstacles[obstacle]}>
      {obstacle === 'sold-out' && copy.soldOutFor[product.product.soldOut]}
      {obstacle === 'not-served' && hours !== null && copy.servedAt(hours)}
      {obstacle === 'gone' && copy.goneText}
    </Notice>
  );
}
