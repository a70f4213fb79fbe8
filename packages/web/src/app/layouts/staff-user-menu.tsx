import { LogOut } from 'lucide-react';
import { useSession } from '../../features/session/session-store.ts';
import { useSignOut } from '../../features/session/sign-out.ts';
import { STAFF_COPY as copy } from '../../copy/staff.ts';
import { MenuPopover } from '../../ui/menu-popover.tsx';
import css from './staff-user-menu.module.css';

interface StaffUserMenuProps {
  /** In the sidebar the name stands beside the avatar. */
  showName?: boolean;
}

export function StaffUserMenu({ showName = false }: StaffUserMenuProps) {
  const { userName } = useSession();
  const signOut = useSignOut();
  const name = userName ?? copy.unnamedUser;
  return (
    <MenuPopover
      label={copy.user(name)}
      header={name}
      items={[{ label: copy.logout, icon: <LogOut aria-hidden="true" />, onSelect: signOut }]}
    >
      <span className={css.avatar} aria-hidden="true">
        {name.slice(0, 1).toLocaleUpperCase('es')}
      </span>
      {showName && <span className={css.name}>{name}</span>}
    </MenuPopover>
  );
}
