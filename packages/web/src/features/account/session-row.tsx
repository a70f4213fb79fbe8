import type { OwnSessionWire } from '@simplato/contract';
import { ageOf, RESTAURANT_TIME_ZONE, LANGUAGES } from '@simplato/domain';
import { useServerMinute } from '../../api/use-server-minute.ts';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages, useLanguage } from '../../i18n/i18n-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import css from './account.module.css';

interface SessionRowProps {
  session: OwnSessionWire;
  onEnd: () => void;
}

/** This session has no button: it is ended by logging out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const copy = useMessages(ACCOUNT_MESSAGES).sessions;
  const name = useBrowserName(session);
  return (
    <li className={css.row}>
      <SessionFacts session={session} />
      {session.propia ? (
        <Badge tone="ready">{copy.here}</Badge>
      ) : (
        <Button variant="outline" aria-label={copy.endOf(name)} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  );
}

export function SessionFacts({ session }: { session: OwnSessionWire }) {
  const name = useBrowserName(session);
  const times = useTimes(session);
  return (
    <div className={css.what}>
      <p className={css.name}>{name}</p>
      <p className={css.detail}>{times}</p>
    </div>
  );
}

/** 'Chrome en Android', as far as the browser was recognised. */
function useBrowserName({ navegador, sistema }: OwnSessionWire): string {
  const copy = useMessages(ACCOUNT_MESSAGES).sessions;
  const browser = navegador === '' ? copy.someBrowser : navegador;
  return sistema === '' ? browser : copy.browserOn(browser, sistema);
}

/** When it was opened and, of another one, when it was used last: the server writes that down once an hour. */
function useTimes({ abierta, usada, propia }: OwnSessionWire): string {
  const copy = useMessages(ACCOUNT_MESSAGES).sessions;
  const locale = LANGUAGES[useLanguage()].locale;
  const nowMs = useServerMinute().getTime();
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: RESTAURANT_TIME_ZONE,
  });
  const opened = copy.opened(day.format(new Date(abierta)));
  if (propia) return opened;
  const { count, unit } = ageOf(Date.parse(usada), nowMs);
  const used =
    unit === 'minute'
      ? copy.usedLately
      : copy.used(new Intl.RelativeTimeFormat(locale).format(-count, unit));
  return `${opened} ${used}`;
}
