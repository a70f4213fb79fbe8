import { ArrowLeftRight, CircleUserRound, Download, LogOut } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLocation } from 'wouter';
import { useAskFirst } from '../../forms/ask-first.tsx';
import { LateDialog } from '../../ui/late-dialog.tsx';
import { useSession } from '../../features/session/session-store.ts';
import { useSignOut } from '../../features/session/sign-out.ts';
import { SWITCH_MESSAGES } from '../../i18n/es/team.ts';
import { STAFF_MESSAGES as copy } from '../../i18n/es/staff.ts';
import { PATHS } from '../../paths.ts';
import { MenuPopover } from '../../ui/menu-popover.tsx';
import { useInstallOffer } from '../installed/install-offer.ts';
import css from './staff-user-menu.module.css';

// Lazy, because it needs the forms library, which the board does not.
const SwitchPersonDialog = lazy(async () => ({
  default: (await import('../../features/team/switch-person-dialog.tsx')).SwitchPersonDialog,
}));

interface StaffUserMenuProps {
  /** In the sidebar, the name is shown next to the avatar. */
  showName?: boolean;
  /** Another page was chosen: the container of this menu may close. */
  onChoose?: () => void;
}

export function StaffUserMenu({ showName = false, onChoose }: StaffUserMenuProps) {
  const { userName } = useSession();
  const [, navigate] = useLocation();
  const signOut = useSignOut();
  const askFirst = useAskFirst();
  const install = useInstallOffer();
  const [isSwitching, setIsSwitching] = useState(false);
  const name = userName ?? copy.unnamedUser;
  return (
    <>
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
          {
            label: SWITCH_MESSAGES.action,
            icon: <ArrowLeftRight aria-hidden="true" />,
            onSelect: () => askFirst('switch', () => setIsSwitching(true)),
          },
          ...(install
            ? [{ label: copy.install, icon: <Download aria-hidden="true" />, onSelect: install }]
            : []),
          {
            label: copy.logout,
            icon: <LogOut aria-hidden="true" />,
            onSelect: () => askFirst('leave', signOut),
          },
        ]}
      >
        <span className={css.avatar} aria-hidden="true">
          {name.slice(0, 1).toLocaleUpperCase('es')}
        </span>
        {showName && <span className={css.name}>{name}</span>}
      </MenuPopover>
      {isSwitching && (
        <LateDialog>
          <SwitchPersonDialog open onClose={() => setIsSwitching(false)} />
        </LateDialog>
      )}
    </>
  );
}
