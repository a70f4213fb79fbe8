import { CHECK_ID } from '@simplato/contract';
import { changeDinerPassword } from '@simplato/contract/account-endpoints';
import { endDinerSessions, listDinerSessions } from '@simplato/contract/account-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useSession } from '../session/session-store.ts';
import { AccountCard } from './account-card.tsx';
import { dinerAccountQuery } from './account-queries.ts';
import { AccountState } from './account-state.tsx';
import css from './account.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DinerDetailsForm } from './diner-details-form.tsx';
import { DownloadData } from './download-data.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { PendingEmail } from './pending-email.tsx';

const CALLS = { list: listDinerSessions, end: endDinerSessions, checkId: CHECK_ID.general };

export function DinerAccountPage() {
  const copy = useMessages(ACCOUNT_MESSAGES);
  const { userName } = useSession();
  const account = useQuery({ ...dinerAccountQuery, enabled: userName !== null });
  if (userName === null) return <Redirect to={PATHS.login} replace />;
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <PageTitle>{copy.title}</PageTitle>
      <AccountState query={account}>
        {(diner) => (
          <div className={css.cards}>
            <div className={css.column}>
              <AccountCard title={copy.details.title}>
                <PendingEmail email={diner.mailpendiente} />
                <DinerDetailsForm account={diner} />
              </AccountCard>
              <AccountCard title={copy.sessions.title} text={copy.sessions.text}>
                <OpenSessions calls={CALLS} />
              </AccountCard>
            </div>
            <div className={css.column}>
              <AccountCard title={copy.password.title} text={copy.password.text}>
                <ChangePasswordForm endpoint={changeDinerPassword} email={diner.mail} />
              </AccountCard>
              <AccountCard title={copy.download.title} text={copy.download.text}>
                <DownloadData />
              </AccountCard>
              <AccountCard title={copy.erase.title} text={copy.erase.text}>
                <DeleteAccount />
              </AccountCard>
            </div>
          </div>
        )}
      </AccountState>
    </div>
  );
}
