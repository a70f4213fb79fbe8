import type { StatedDiet } from '@simplato/domain';
import { MENU_COPY } from '../../copy/menu.ts';
import { useCopy } from '../../copy/speech.ts';
import { Badge } from '../../ui/badge.tsx';

/** The narrowest stated diet, as one word. */
export function DietSign({ diet }: { diet: StatedDiet }) {
  const copy = useCopy(MENU_COPY);
  if (diet === null) return null;
  return (
    <p>
      <Badge tone="ready">{copy.diets[diet]}</Badge>
    </p>
  );
}
