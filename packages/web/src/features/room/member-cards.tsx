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
  const given = tab.members.map((member) => {
    const isNamed = member.name !== memberName({ ...member, name: '' });
    return { ...member, name: isNamed ? member.name : '', shown: member.name };
  });
  const waiting = given.filter(({ isIn }) => !isIn);
  const inside = given.filter(({ isIn }) => isIn);
  if (given.length === 0) return <p className={css.nobody}>{copy.nobody}</p>;
  return (
    <section aria-label={copy.members}>
      <ul role="list" className={css.cards}>
        {waiting.map((member) => (
          <li key={member.memberId} className={css.waiting}>
            <span className={css.words}>
              <span className={css.name}>{member.shown}</span>{' '}
              <span className={css.detail}>{copy.waits}</span>
            </span>
            <Button
              variant="dark"
              pending={actions.isPending(`admission-${tab.tabId}-${member.memberId}`)}
              aria-label={`${ROOM_MESSAGES.admit}: ${member.shown}`}
              onClick={() => actions.admit(tab, member.memberId)}
            >
              {ROOM_MESSAGES.admit}
            </Button>
          </li>
        ))}
        {inside.map((member) => (
          <li key={member.memberId} className={css.card}>
            <MemberToken initial={memberInitial(member, given)} colour={memberColour(member)} />
            <span className={css.words}>
              <span className={css.name}>{member.shown}</span>{' '}
              <span className={css.detail}>{formatEuros(sums.get(member.memberId) ?? 0)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
