import { type Cents, formatEuros, memberColour, memberInitial, memberName } from '@simplato/domain';
import { Check } from 'lucide-react';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { Button } from '../../ui/button.tsx';
import { MemberToken } from '../../ui/member-token.tsx';
import css from './member-cards.module.css';
import type { RoomTab } from './room-book.ts';
import { type Round, sumsByMember } from './tab-contents.ts';
import type { RoomActions } from './use-room-actions.ts';

const copy = ROOM_MESSAGES.tab;

interface MemberCardsProps {
  tab: RoomTab;
  /** Null until it is known who has ordered what: no sum is shown that is none. */
  rounds: readonly Round[] | null;
  actions: RoomActions;
}

/** The phones at a tab, with what each has ordered; first those that wait to be let in. */
export function MemberCards({ tab, rounds, actions }: MemberCardsProps) {
  const sums = rounds && sumsByMember(rounds);
  const waiting = tab.members.filter(({ isIn }) => !isIn);
  const inside = tab.members.filter(({ isIn }) => isIn);
  const tokenOf = (member: RoomTab['members'][number]) => (
    <MemberToken
      initial={memberInitial(member, tab.members)}
      colour={memberColour(member)}
      isOutside={!member.isIn}
    />
  );
  if (tab.members.length === 0) return <p className={css.nobody}>{copy.nobody}</p>;
  return (
    <section aria-label={copy.members}>
      <ul role="list" className={css.cards}>
        {waiting.map((member) => (
          <li key={member.memberId} className={css.waiting}>
            {tokenOf(member)}
            <span className={css.words}>
              <span className={css.name}>{memberName(member)}</span>{' '}
              <span className={css.detail}>{copy.waits}</span>
            </span>
            <Button
              variant="dark"
              pending={actions.isPending(`admission-${tab.tabId}-${member.memberId}`)}
              aria-label={`${ROOM_MESSAGES.admit}: ${memberName(member)}`}
              onClick={() => actions.admit(tab, member.memberId)}
            >
              {ROOM_MESSAGES.admit}
            </Button>
          </li>
        ))}
        {inside.map((member) => (
          <li key={member.memberId} className={css.card}>
            {tokenOf(member)}
            <span className={css.words}>
              <span className={css.name}>{memberName(member)}</span>{' '}
              <MemberMoney
                payments={tab.payments.filter(({ memberId }) => memberId === member.memberId)}
                orderedCents={sums && (sums.get(member.memberId) ?? 0)}
                isTabPaid={tab.totalCents > 0 && tab.dueCents <= 0}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MemberMoneyProps {
  payments: RoomTab['payments'];
  orderedCents: Cents | null;
  /** Nothing is due of all that the table has ordered, whoever has paid it. */
  isTabPaid: boolean;
}

/** What a member is paying or has paid; before that, what their products come to. */
function MemberMoney({ payments, orderedCents, isTabPaid }: MemberMoneyProps) {
  const sumOf = (...states: RoomTab['payments'][number]['state'][]) =>
    payments
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { cents }) => sum + cents, 0);
  const payingCents = sumOf('open');
  const paidCents = sumOf('paid', 'owed-back');
  const words = CHARGING_MESSAGES.member;
  if (payingCents > 0) {
    return <span className={css.detail}>{words.paying(formatEuros(payingCents))}</span>;
  }
  if (paidCents === 0 && !(isTabPaid && orderedCents !== null && orderedCents > 0)) {
    // The line keeps its height while the sum is on its way.
    const sum = orderedCents === null ? '\u00A0' : formatEuros(orderedCents);
    return <span className={css.detail}>{sum}</span>;
  }
  return (
    <span className={css.paid}>
      <Check aria-hidden="true" />{' '}
      {paidCents === 0 ? words.settled : words.paid(formatEuros(paidCents))}
    </span>
  );
}
