import type { UserType } from '@simplato/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { SessionMirror } from '../api/mirror-cookies.ts';
import { storedDiner } from '../features/session/diner-record.ts';
import { LoginForm } from '../features/session/login-form.tsx';
import { APP_MESSAGES } from '../i18n/es/app.ts';
import { LOGIN_MESSAGES } from '../i18n/es/login.ts';
import { useMessages } from '../i18n/i18n-context.ts';
import { PATHS } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-look.ts';
import { Dialog } from '../ui/dialog.tsx';
import css from './session-ended.module.css';

interface SessionEndedProps {
  type: UserType;
  /** The session that has ended. */
  former: SessionMirror;
}

/**
 * A login laid over the page whose session ended. After logging in, the page continues and reloads
 * its data. It cannot be dismissed by accident, because the page underneath may hold unsaved work.
 */
export function SessionEnded({ type, former }: SessionEndedProps) {
  const copy = useMessages(APP_MESSAGES).sessionEnded;
  const login = useMessages(LOGIN_MESSAGES);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const isStaff = type === 'RESTAURANTE';
  const [hasAccount] = useState(isStaff || former.userName !== null);
  const [wasAtTable] = useState(!isStaff && former.restaurantId !== null);
  const [email] = useState(() => (isStaff ? '' : storedDiner.read()?.email));

  // It unmounts when somebody has logged in again.
  useEffect(() => () => void queryClient.invalidateQueries(), [queryClient]);

  return (
    <Dialog open title={copy.title} size="small">
      <div className={css.body}>
        <p>{wasAtTable ? copy.tableText : copy.accountText}</p>
        {wasAtTable && (
          <Link
            href={PATHS.scan}
            className={buttonClass({ size: 'big', variant: hasAccount ? 'outline' : 'primary' })}
          >
            {copy.scan}
          </Link>
        )}
        {hasAccount ? (
          <>
            <LoginForm
              side={isStaff ? 'staff' : 'diner'}
              email={email}
              onEntered={() => undefined}
            />
            {/* In a tab of its own: leaving this page would lose what is typed in it. A login in
                that tab continues this one too. */}
            <p className={css.forgotten}>
              <a
                href={`${PATHS.forgotPassword}${isStaff ? '?tipo=restaurante' : ''}`}
                target="_blank"
                rel="noopener"
                className={css.other}
              >
                {login.forgot}
              </a>
              {login.inAnotherTab}
            </p>
          </>
        ) : (
          <Link href={PATHS.login} className={css.other}>
            {copy.logIn}
          </Link>
        )}
        <Button variant="ghost" onClick={() => navigate(PATHS.landing)}>
          {copy.leave}
        </Button>
      </div>
    </Dialog>
  );
}
