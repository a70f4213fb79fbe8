import { useState } from 'react';
import type { TabOfMember } from '../../api/read-place.ts';
import { TAB_MESSAGES } from '../../i18n/es/tabs.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { MemberToken } from '../../ui/member-token.tsx';
import { NumberTiles } from '../../ui/number-tiles.tsx';
import { NameDialog } from './name-dialog.tsx';
import css from './people-row.module.css';
import { useNames } from './use-names.ts';

/**
 * Who is at the table, this phone's own person first, and the number that lets others in. Somebody alone
 * only sees where to give a name.
 */
export function PeopleRow({ tab, isAlone }: { tab: TabOfMember; isAlone: boolean }) {
  const copy = useMessages(TAB_MESSAGES);
  const { given, show } = useNames(tab);
  const [isNaming, setIsNaming] = useState(false);
  const own = tab.people.find(({ isOwn }) => isOwn);
  const others = tab.people.filter(({ isOwn, isIn }) => !isOwn && isIn);
  return (
    <div className={css.row}>
      {isAlone ? (
        own && (
          <Button
            variant="ghost"
            className={css.ownName}
            icon={<MemberToken {...show(own)} size="small" />}
            aria-haspopup="dialog"
            aria-label={own.name === '' ? undefined : copy.naming.open(own.name)}
            onClick={() => setIsNaming(true)}
          >
            {own.name === '' ? copy.naming.label : own.name}
          </Button>
        )
      ) : (
        <>
          <ul role="list" className={css.people} aria-label={copy.people}>
            {own && (
              <li>
                <button
                  type="button"
                  className={css.person}
                  aria-haspopup="dialog"
                  aria-label={copy.naming.open(given(own))}
                  onClick={() => setIsNaming(true)}
                >
                  <MemberToken {...show(own)} size="big" />
                  <span className={css.name}>{copy.you}</span>
                </button>
              </li>
            )}
            {others.map((person) => {
              const shown = show(person);
              return (
                <li key={person.memberId} className={css.person}>
                  <MemberToken {...shown} size="big" />
                  <span className={css.name}>{shown.name}</span>
                </li>
              );
            })}
          </ul>
          {tab.isNumberSpent ? (
            <p className={css.spent}>{copy.numberSpent}</p>
          ) : (
            <p className={css.number}>
              <NumberTiles digits={String(tab.number)} label={copy.number(tab.number)} />
              <span className={css.toEnter} aria-hidden="true">
                {copy.toEnter}
              </span>
            </p>
          )}
        </>
      )}
      {isNaming && own && (
        <NameDialog
          name={own.name}
          others={tab.people.filter(({ isOwn }) => !isOwn)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </div>
  );
}
