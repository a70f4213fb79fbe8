import { CircleUserRound, LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { useSession } from '../../features/session/session-store.ts';
import { useSignOut } from '../../features/session/sign-out.ts';
import { STAFF_COPY as copy } from '../../copy/staff.ts';
import { PATHS } from '../../paths.ts';
import { MenuPopover } from '../../ui/menu-popover.tsx';
import css from './staff-user-menu.module.css';

interface StaffUserMenuProps {
  /** In the sidebar the name stands beside the avatar. */
  showName?: boolean;
  /** Another page was chosen: whatever holds this menu may go. */
  onChoose?: () => void;
}

export function StaffUserMenu({ showName = false, onChoose }: StaffUserMenuProps) {
  const { userName } = useSession();
  const [, navigate] = useLocation();
  const signOut = useSignOut();
  const name = userName ?? copy.unnamedUser;
  return (
    <MenuPopover
      label={copy.user(name)}
      header={name}
      items={[
        {
          label: copy.account,
          icon: <CircleUserRound aria-hidden="true" />,
          onSelect: () => {
            navigate(PATHS.staffAccount);
            onChoose?.();
          },
        },
        { label: copy.logout, icon: <LogOut aria-hidden="true" />, onSelect: signOut },
      ]}
    >
      <span className={css.avatar} aria-hidden="true">
        {name.slice(0, 1).toLocaleUpperCase('es')}
      </span>
      {showName && <span className={css.name}>{name}</span>}
    </MenuPopover>
  );
}
