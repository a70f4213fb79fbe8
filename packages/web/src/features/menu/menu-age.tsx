import { ageOf, LANGUAGES } from '@simplato/domain';
import { useServerMinute } from '../../api/use-server-minute.ts';
import { MENU_MESSAGES } from '../../i18n/es/menu.ts';
import { useMessages, useLanguage } from '../../i18n/i18n-context.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Menu } from './menu-queries.ts';

interface MenuAgeProps {
  menu: { data: Menu | undefined; isError: boolean; dataUpdatedAt: number };
  className: string | undefined;
}

/** Says how old the menu is if it could not be refreshed; shows nothing for a current one. */
export function MenuAge({ menu: { data, isError, dataUpdatedAt }, className }: MenuAgeProps) {
  if (!data || (!isError && data.keptAtMs === undefined)) return null;
  return (
    // Announced only once, not every time the minutes change.
    <div className={className} role="status" aria-relevant="additions">
      <Age sinceMs={data.keptAtMs ?? dataUpdatedAt} />
    </div>
  );
}

function Age({ sinceMs }: { sinceMs: number }) {
  const copy = useMessages(MENU_MESSAGES).offline;
  const nowMs = useServerMinute().getTime();
  const locale = LANGUAGES[useLanguage()].locale;
  const { count, unit } = ageOf(sinceMs, nowMs);
  const ago = new Intl.RelativeTimeFormat(locale).format(-count, unit);
  return (
    <Notice tone="wait" title={copy.title(ago)}>
      {copy.text}
    </Notice>
  );
}
