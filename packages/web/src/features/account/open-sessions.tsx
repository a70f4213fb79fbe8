import { OTHER_SESSIONS, type OwnSessionWire, SESSIONS_LISTED } from '@simplato/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { UI_MESSAGES } from '../../i18n/es/ui.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSession } from '../session/session-store.ts';
import { ownSessionsQuery, type SessionCalls } from './account-queries.ts';
import css from './account.module.css';
import { EndSessionsDialog, type Ending } from './end-sessions-dialog.tsx';
import { SessionRow } from './session-row.tsx';

/** Where the account is open, and how to end what should not be. */
export function OpenSessions({ calls }: { calls: SessionCalls }) {
  const copy = useMessages(ACCOUNT_MESSAGES).sessions;
  const words = useMessages(UI_MESSAGES);
  const { userName } = useSession();
  const { data, isFetching, refetch } = useQuery(ownSessionsQuery(calls, userName));
  if (data) return <SessionList calls={calls} sessions={data} />;
  if (isFetching) {
    return (
      <div className={css.sessions} role="status">
        <VisuallyHidden>{copy.loading}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  return (
    <Notice
      tone="alert"
      role="alert"
      title={copy.failed}
      action={
        <Button variant="outline" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      }
    >
      {copy.failedText}
    </Notice>
  );
}

interface SessionListProps {
  calls: SessionCalls;
  sessions: readonly OwnSessionWire[];
}

function SessionList({ calls, sessions }: SessionListProps) {
  const copy = useMessages(ACCOUNT_MESSAGES).sessions;
  const { show } = useToast();
  const { userName } = useSession();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [endedTimes, setEndedTimes] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ propia }) => !propia);

  // The button that opened the dialog has gone with its session.
  useEffect(() => {
    if (endedTimes > 0) list.current?.focus();
  }, [endedTimes]);

  function handleEnded(ended: Ending, wasOpen: boolean) {
    const isOther = ended === OTHER_SESSIONS;
    const { queryKey } = ownSessionsQuery(calls, userName);
    queryClient.setQueryData(queryKey, (known) =>
      known?.filter(({ idsesion, propia }) => propia || (!isOther && idsesion !== ended.idsesion)),
    );
    void queryClient.invalidateQueries({ queryKey });
    setEnding(null);
    setEndedTimes((times) => times + 1);
    if (!wasOpen) show({ text: copy.gone });
    else show({ text: isOther ? copy.othersEnded : copy.ended, tone: 'success' });
  }

  return (
    <div className={css.sessions}>
      <ul role="list" ref={list} tabIndex={-1} aria-label={copy.title} className={css.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.idsesion} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {others.length === 0 && <p className={css.text}>{copy.only}</p>}
      {sessions.length >= SESSIONS_LISTED && (
        <p className={css.text}>{copy.notAll(SESSIONS_LISTED)}</p>
      )}
      {others.length > 1 && (
        <Button variant="soft" onClick={() => setEnding(OTHER_SESSIONS)}>
          {copy.endOthers}
        </Button>
      )}
      <EndSessionsDialog
        calls={calls}
        ending={ending}
        onClose={() => setEnding(null)}
        onEnded={handleEnded}
      />
    </div>
  );
}
