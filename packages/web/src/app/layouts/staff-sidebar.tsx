import { may, type Action } from '@simplato/domain';
import {
  ChartColumn,
  CircleUserRound,
  ClipboardList,
  History,
  LayoutList,
  type LucideIcon,
  LayoutGrid,
  QrCode,
  ReceiptText,
  ScrollText,
  Settings,
  UsersRound,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { STAFF_MESSAGES as copy } from '../../i18n/es/staff.ts';
import { useStaffMay } from '../../features/session/own-staff.ts';
import { PATHS } from '../../paths.ts';
import { openModal } from '../../ui/open-modal.ts';
import { StaffUserMenu } from './staff-user-menu.tsx';
import css from './staff-sidebar.module.css';

interface Entry {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Shown to users who may do this. */
  action: Action;
}

/** The restaurant's screens, in the order of the sidebar. */
const ENTRIES: readonly Entry[] = [
  {
    href: PATHS.categories,
    label: copy.entries.categories,
    icon: LayoutList,
    action: 'manage-menu',
  },
  {
    href: PATHS.products,
    label: copy.entries.products,
    icon: UtensilsCrossed,
    action: 'manage-menu',
  },
  { href: PATHS.board, label: copy.entries.orders, icon: ClipboardList, action: 'read-orders' },
  { href: PATHS.room, label: copy.entries.room, icon: LayoutGrid, action: 'tend-room' },
  { href: PATHS.till, label: copy.entries.till, icon: Wallet, action: 'tend-till' },
  {
    href: PATHS.settings,
    label: copy.entries.settings,
    icon: Settings,
    action: 'change-restaurant',
  },
  { href: PATHS.tableCodes, label: copy.entries.tableCodes, icon: QrCode, action: 'manage-tables' },
  { href: PATHS.history, label: copy.entries.history, icon: History, action: 'read-history' },
  { href: PATHS.dayFigures, label: copy.entries.day, icon: ChartColumn, action: 'read-figures' },
  {
    href: PATHS.invoices,
    label: copy.entries.invoices,
    icon: ReceiptText,
    action: 'read-invoices',
  },
  { href: PATHS.team, label: copy.entries.team, icon: UsersRound, action: 'manage-staff' },
  { href: PATHS.audit, label: copy.entries.audit, icon: ScrollText, action: 'read-audit' },
];

/** At the bottom: the user's own page, not the restaurant's. */
const ACCOUNT: Entry = {
  href: PATHS.staffAccount,
  label: copy.account,
  icon: CircleUserRound,
  action: 'change-staff-account',
};

/** The fixed sidebar of wide screens. */
export function StaffSidebar({ id }: { id: string }) {
  return (
    <aside id={id} className={css.panel}>
      <div className={css.sheet}>
        <SidebarTitle />
        <Entries />
        <div className={css.user}>
          <EntryLink entry={ACCOUNT} />
        </div>
      </div>
    </aside>
  );
}

interface StaffDrawerProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The drawer of small screens: a native modal dialog handles focus, Escape and the backdrop. */
export function StaffDrawer({ id, isOpen, onClose }: StaffDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    return openModal(dialog);
  }, [isOpen]);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  function handleMouseDown(event: MouseEvent) {
    // The dialog has no padding, so a click on the dialog itself is on the backdrop.
    if (event.target === event.currentTarget) onClose();
  }

  return (
    // Clicking the backdrop is an extra for pointers; Escape does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      id={id}
      className={css.drawer}
      aria-label={copy.navigation}
      onCancel={handleCancel}
      onClose={() => {
        if (isOpen) onClose();
      }}
      onMouseDown={handleMouseDown}
    >
      <div className={css.sheet}>
        <SidebarTitle onChoose={onClose} />
        <Entries onChoose={onClose} />
        <div className={css.user}>
          <StaffUserMenu showName onChoose={onClose} />
        </div>
      </div>
    </dialog>
  );
}

function SidebarTitle({ onChoose }: { onChoose?: (() => void) | undefined }): ReactNode {
  return (
    <h2 className={css.title}>
      <Link href={PATHS.landing} onClick={onChoose}>
        {copy.ownRestaurant}
      </Link>
    </h2>
  );
}

function Entries({ onChoose }: { onChoose?: (() => void) | undefined }): ReactNode {
  const staffMay = useStaffMay();
  // Until the role is known, show what any member of staff may do.
  const mayDo = staffMay ?? ((action: Action) => may('staff', action));
  return (
    <nav aria-label={copy.navigation}>
      <ul role="list" className={css.entries}>
        {ENTRIES.filter(({ action }) => mayDo(action)).map((entry) => (
          <li key={entry.href}>
            <EntryLink entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryLinkProps {
  entry: Entry;
  onChoose?: (() => void) | undefined;
}

function EntryLink({ entry: { href, label, icon: Icon }, onChoose }: EntryLinkProps): ReactNode {
  const [location] = useLocation();
  return (
    <Link
      href={href}
      className={css.entry}
      aria-current={location === href ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon aria-hidden="true" />
      {label}
    </Link>
  );
}
