import { CookingPot, LayoutGrid, type LucideIcon, Plus, Wallet } from 'lucide-react';
import { Link } from 'wouter';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { PATHS } from '../../paths.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import css from './room-nav.module.css';

const copy = ROOM_MESSAGES.nav;

/** Where a waiter goes from the room, in reach of the thumb that holds the phone. */
export function RoomNav({ needCount }: { needCount: number }) {
  return (
    <nav className={css.nav} aria-label={copy.label}>
      <Way href={PATHS.room} label={copy.room} icon={LayoutGrid} count={needCount} />
      <Way href={PATHS.board} label={copy.kitchen} icon={CookingPot} />
      <Way href={PATHS.till} label={copy.till} icon={Wallet} />
      <Way href={PATHS.staffOrder} label={copy.order} icon={Plus} />
    </nav>
  );
}

interface WayProps {
  href: string;
  label: string;
  icon: LucideIcon;
  count?: number;
}

function Way({ href, label, icon: Icon, count = 0 }: WayProps) {
  return (
    <Link href={href} className={css.way} aria-current={href === PATHS.room ? 'page' : undefined}>
      <span className={css.icon}>
        <Icon aria-hidden="true" />
        {/* The list above says it in words. */}
        {count > 0 && (
          <span aria-hidden="true">
            <CountDot count={count} className={css.count} />
          </span>
        )}
      </span>
      {label}
    </Link>
  );
}
