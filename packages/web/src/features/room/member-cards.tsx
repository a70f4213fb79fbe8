import { formatEuros, memberColour, memberInitial, memberName } from '@simplato/domain';
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
  rounds: readonly Round[];
  actions: RoomActions;
}

/** The phones at a tab, with what each has ordered; first those that wait to be let in. */
export function MemberCards({ tab, rounds, actions }: MemberCardsProps) {
  const sums = sumsByMember(rounds);
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
              <span className={css.detail}>{formatEuros(sums.get(member.memberId) ?? 0)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
