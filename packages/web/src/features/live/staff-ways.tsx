import { CookingPot, LayoutGrid, Plus, Wallet } from 'lucide-react';
import { STAFF_MESSAGES } from '../../i18n/es/staff.ts';
import { PATHS } from '../../paths.ts';
import { PhoneBar, PhoneLink } from '../../ui/phone-bar.tsx';

const copy = STAFF_MESSAGES.ways;

interface StaffWaysProps {
  at: 'room' | 'till' | 'staffOrder';
  /** How much of the room needs somebody, where it is known. */
  needCount?: number;
}

/** Where a waiter goes during the service, with one thumb. */
export function StaffWays({ at, needCount = 0 }: StaffWaysProps) {
  return (
    <PhoneBar aria-label={copy.label}>
      <PhoneLink href={PATHS.room} icon={LayoutGrid} count={needCount} isHere={at === 'room'}>
        {copy.room}
      </PhoneLink>
      <PhoneLink href={PATHS.board} icon={CookingPot}>
        {copy.kitchen}
      </PhoneLink>
      <PhoneLink href={PATHS.till} icon={Wallet} isHere={at === 'till'}>
        {copy.till}
      </PhoneLink>
      <PhoneLink href={PATHS.staffOrder} icon={Plus} isHere={at === 'staffOrder'}>
        {copy.order}
      </PhoneLink>
    </PhoneBar>
  );
}
