import { ageOf, LOCALES } from '@simplato/domain';
import { useServerMinute } from '../../api/use-server-minute.ts';
import { MENU_COPY } from '../../copy/menu.ts';
import { useCopy, useLanguage } from '../../copy/speech.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Menu } from './menu-queries.ts';

interface MenuAgeProps {
  menu: { data: Menu | undefined; isError: boolean; dataUpdatedAt: number };
  className: string | undefined;
}

/** Says of a menu that could not be asked for again how old it is; nothing of one that is of now. */
export function MenuAge({ menu: { data, isError, dataUpdatedAt }, className }: MenuAgeProps) {
  if (!data || (!isError && data.keptAtMs === undefined)) return null;
  return (
    // Said once: the minutes that it counts on are no news.
    <div className={className} role="status" aria-relevant="additions">
      <Age sinceMs={data.keptAtMs ?? dataUpdatedAt} />
    </div>
  );
}

function Age({ sinceMs }: { sinceMs: number }) {
  const copy = useCopy(MENU_COPY).offline;
  const nowMs = useServerMinute().getTime();
  const locale = LOCALES[useLanguage()];
  const { count, unit } = ageOf(sinceMs, nowMs);
  const ago = new Intl.RelativeTimeFormat(locale).format(-count, unit);
  return (
    <Notice tone="wait" title={copy.title(ago)}>
      {copy.text}
    </Notice>
  );
}
