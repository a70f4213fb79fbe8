import type { Obstacle } from '@simplato/domain';
import { DISH_SHEET_COPY } from '../../copy/product-sheet.ts';
import { useCopy } from '../../copy/speech.ts';
import { Notice } from '../../ui/notice.tsx';
import type { MenuDish } from './menu-sections.ts';
import { useServedWords } from './served-words.ts';

/** Why a dish is not available, and until when if known. */
export function ObstacleNotice({ dish, obstacle }: { dish: MenuDish; obstacle: Obstacle }) {
  const copy = useCopy(DISH_SHEET_COPY);
  const hours = useServedWords(dish.category?.servedHours ?? null);
  return (
    <Notice tone="wait" role="status" title={copy.obstacles[obstacle]}>
      {obstacle === 'sold-out' && copy.soldOutFor[dish.product.soldOut]}
      {obstacle === 'not-served' && hours !== null && copy.servedAt(hours)}
      {obstacle === 'gone' && copy.goneText}
    </Notice>
  );
}
