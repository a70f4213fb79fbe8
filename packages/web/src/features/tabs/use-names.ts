import { MEMBER_COLOURS, memberColour, memberInitial } from '@simplato/domain';
import type { Person, TabOfMember } from '../../api/read-place.ts';
import { TAB_MESSAGES } from '../../i18n/es/tabs.ts';
import { useMessages } from '../../i18n/i18n-context.ts';

export interface Shown {
  /** 'Tú', 'Marco', 'Comensal 3'. */
  name: string;
  initial: string;
  colour: number;
}

/** The colour of what somebody has or pays; null is a waiter. */
export function colourOf(who: Pick<Shown, 'colour'> | null): string {
  return who ? `var(--member-${(who.colour % MEMBER_COLOURS) + 1})` : 'var(--waiter)';
}

/** How the people of a tab are shown to its reader; null is the waiter, who has no token. */
export function useNames(tab: Pick<TabOfMember, 'people'> | null) {
  const copy = useMessages(TAB_MESSAGES);
  const people = tab?.people ?? [];

  /** By the name that they gave, also one's own. */
  const given = ({ name, memberId }: Person) => (name === '' ? copy.member(memberId) : name);

  const show = (person: Person): Shown => ({
    name: person.isOwn ? copy.you : given(person),
    initial: memberInitial(person, people),
    colour: memberColour(person),
  });

  return {
    given,
    show,
    showMember: (memberId: number | null): Shown | null => {
      const person = people.find((one) => one.memberId === memberId);
      return person ? show(person) : null;
    },
  };
}
