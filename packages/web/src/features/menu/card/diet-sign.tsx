import type { StatedDiet } from '@simplato/domain';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The narrowest stated diet, as one word. */
export function DietSign({ diet }: { diet: StatedDiet }) {
  const copy = useMessages(MENU_MESSAGES);
  if (diet === null) return null;
  return (
    <p>
      <Badge tone="ready">{copy.diets[diet]}</Badge>
    </p>
  );
}
