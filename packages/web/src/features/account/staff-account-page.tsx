import { changeStaffPassword } from '@simplato/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ACCOUNT_COPY as copy } from '../../copy/account.ts';
import { classNames } from '../../ui/class-names.ts';
import { useSession } from '../session/session-store.ts';
import { AccountCard } from './account-card.tsx';
import { staffAccountQuery } from './account-queries.ts';
import { AccountState } from './account-state.tsx';
import css from './account.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { CloseRestaurant } from './close-restaurant.tsx';
import { PendingEmail } from './pending-email.tsx';
import { StaffDetailsForm } from './staff-details-form.tsx';

export function StaffAccountPage() {
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  const account = useQuery(staffAccountQuery(restaurantId));
  if (restaurantId === null) return null;
  return (
    <div className={classNames(css.page, css.staffPage)}>
      <title>{copy.pageTitle}</title>
      <div className={css.band}>
        <h1>{copy.title}</h1>
      </div>
      <AccountState query={account}>
        {(member) => (
          <div className={css.cards}>
            <AccountCard title={copy.details.title}>
              <PendingEmail email={member.pendingEmail} />
              <StaffDetailsForm
                account={member}
                onChanged={(changed) => {
                  const { queryKey } = staffAccountQuery(restaurantId);
                  queryClient.setQueryData(queryKey, changed);
                }}
              />
            </AccountCard>
            <div className={css.column}>
              <AccountCard title={copy.password.title} text={copy.password.text}>
                <ChangePasswordForm endpoint={changeStaffPassword} email={member.email} />
              </AccountCard>
              <AccountCard title={copy.close.title} text={copy.close.text}>
                <CloseRestaurant restaurantId={restaurantId} />
              </AccountCard>
            </div>
          </div>
        )}
      </AccountState>
    </div>
  );
}
