import {
  changeStaffPassword,
  endStaffSessions,
  listStaffSessions,
} from '@simplato/contract/staff-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ACCOUNT_MESSAGES as copy } from '../../i18n/es/account.ts';
import { CLOSE_RESTAURANT_MESSAGES as closing } from '../../i18n/es/close-restaurant.ts';
import { PIN_MESSAGES } from '../../i18n/es/team.ts';
import { type OwnStaff, ownStaffQuery } from '../session/own-staff.ts';
import { useSession } from '../session/session-store.ts';
import { AccountCard } from './account-card.tsx';
import { AccountState } from './account-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import css from './account.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { CloseRestaurant } from './close-restaurant.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { PinForm } from './pin-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { StaffDetailsForm } from './staff-details-form.tsx';

export function StaffAccountPage() {
  const session = useSession();
  const { restaurantId } = session;
  const queryClient = useQueryClient();
  const account = useQuery(ownStaffQuery(session));
  const show = (changed: OwnStaff) => {
    const { queryKey } = ownStaffQuery({ ...session, userName: changed.username });
    queryClient.setQueryData(queryKey, changed);
  };
  if (restaurantId === null) return null;
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.title} />
      <AccountState query={account}>
        {(member) => (
          <div className={css.cards}>
            <div className={css.column}>
              <AccountCard title={copy.details.title}>
                <PendingEmail email={member.pendingEmail} />
                <StaffDetailsForm restaurantId={restaurantId} account={member} onChanged={show} />
              </AccountCard>
              <AccountCard title={copy.sessions.title} text={copy.sessions.text}>
                <OpenSessions
                  calls={{ list: listStaffSessions, end: endStaffSessions, checkId: restaurantId }}
                />
              </AccountCard>
            </div>
            <div className={css.column}>
              <AccountCard
                title={PIN_MESSAGES.title}
                text={member.hasPin ? PIN_MESSAGES.has : PIN_MESSAGES.none}
              >
                {member.isPinRemoved && (
                  <Notice tone="wait">{PIN_MESSAGES.removedForGuesses}</Notice>
                )}
                <PinForm
                  restaurantId={restaurantId}
                  hasPin={member.hasPin}
                  onChanged={(hasPin) => show({ ...member, hasPin, isPinRemoved: false })}
                />
              </AccountCard>
              <AccountCard title={copy.password.title} text={copy.password.text}>
                <ChangePasswordForm endpoint={changeStaffPassword} email={member.email} />
              </AccountCard>
              {member.isOwner && (
                <AccountCard title={closing.title} text={closing.text}>
                  <CloseRestaurant restaurantId={restaurantId} />
                </AccountCard>
              )}
            </div>
          </div>
        )}
      </AccountState>
    </StaffPage>
  );
}
