import type { TabOfMember } from '../../api/read-place.ts';
import { ROUND_MESSAGES } from '../../i18n/es/rounds.ts';
import { TAB_MESSAGES } from '../../i18n/es/tabs.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { MemberToken } from '../../ui/member-token.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import css from './line-member.module.css';
import { useNames } from './use-names.ts';

/** Whom a line of a round is for; nothing while that is whoever ordered. */
export function LineMember({ tab, memberId }: { tab: TabOfMember; memberId: number | null }) {
  const copy = useMessages(TAB_MESSAGES);
  const { toYou } = useMessages(ROUND_MESSAGES);
  const who = useNames(tab).showMember(memberId);
  const isOwn = tab.people.some((one) => one.isOwn && one.memberId === memberId);
  if (!who) return null;
  return (
    <span className={css.member}>
      <MemberToken {...who} size="small" />
      <VisuallyHidden>{copy.lineFor(isOwn ? toYou : who.name)}</VisuallyHidden>
    </span>
  );
}
