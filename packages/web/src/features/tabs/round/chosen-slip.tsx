import { judgeForTable, type AllergenStatement, type TableAvoidance } from '@simplato/domain';
import { useId } from 'react';
import { Link } from 'wouter';
import type { TabOfMember } from '../../../api/read-place.ts';
import { ROUND_MESSAGES } from '../../../i18n/es/rounds.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { PATHS } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MemberToken } from '../../../ui/member-token.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TableAvoids } from '../../checkout/basket/table-avoids.tsx';
import { useTableAvoidance } from '../../checkout/basket/use-table-avoidance.ts';
import { OptionTexts } from '../../orders/line-texts.tsx';
import { useNames } from '../use-names.ts';
import css from './chosen-slip.module.css';
import type { Chooser } from './use-round.ts';

interface ChosenSlipProps {
  tab: TabOfMember;
  choosers: readonly Chooser[];
}

/** What each at the table is choosing, live; for somebody alone, what they are. */
export function ChosenSlip({ tab, choosers }: ChosenSlipProps) {
  const copy = useMessages(ROUND_MESSAGES);
  const euros = useEuros();
  const headingId = useId();
  const { show } = useNames(tab);
  const avoidance = useTableAvoidance();
  return (
    <Slip
      as="section"
      labelledBy={headingId}
      header={<h2 id={headingId}>{choosers.length > 1 ? copy.heading : copy.headingAlone}</h2>}
    >
      <ul role="list" className={css.people}>
        {choosers.map(({ person, choices }) => {
          const shown = show(person);
          const isOwn = person.isOwn && choices.length > 0;
          return (
            <li key={person.memberId} className={classNames(css.person, isOwn && css.own)}>
              <MemberToken {...shown} />
              <VisuallyHidden>{shown.name}</VisuallyHidden>
              {choices.length === 0 ? (
                <p className={css.nothingYet}>{copy.nothingYet}</p>
              ) : (
                <ul role="list" className={css.lines}>
                  {choices.map(({ key, quantity, words, stated, grossCents }) => (
                    <li key={key} className={css.line}>
                      <span className={css.name}>
                        {quantity > 1 && `${quantity} × `}
                        <InLanguage {...words.name} />
                        {words.options.length > 0 && (
                          <span className={css.options}>
                            <OptionTexts options={words.options} />
                          </span>
                        )}
                        {avoidance && <Avoided stated={stated} avoidance={avoidance} />}
                      </span>
                      <span className={css.amount}>{euros(grossCents)}</span>
                    </li>
                  ))}
                  {isOwn && (
                    <li className={css.change}>
                      <Link href={PATHS.orderSummary}>{copy.change}</Link>
                    </li>
                  )}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </Slip>
  );
}

function Avoided(props: { stated: AllergenStatement; avoidance: TableAvoidance }) {
  const verdict = judgeForTable(props.stated, props.avoidance);
  return verdict && <TableAvoids verdict={verdict} of={props.avoidance.people} />;
}
