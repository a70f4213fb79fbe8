import type { PersonWire } from '@simplato/contract';
import { Ellipsis, ShieldCheck, ShieldMinus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { TEAM_MESSAGES as copy } from '../../i18n/es/team.ts';
import { Badge } from '../../ui/badge.tsx';
import { MenuPopover } from '../../ui/menu-popover.tsx';
import { ChangePersonDialog, type PersonChange } from './change-person-dialog.tsx';
import css from './team.module.css';

/** No menu for oneself, so that nobody removes themselves by accident. */
export function PersonRow({ person }: { person: PersonWire }) {
  const [change, setChange] = useState<PersonChange | null>(null);
  const { nombreusuario: name, mail, tienepin, propio } = person;
  const isOwner = person.esowner === 1;
  return (
    <li className={css.row}>
      <div className={css.who}>
        <p className={css.name}>{name}</p>
        <p className={css.detail}>{mail}</p>
      </div>
      <div className={css.badges}>
        {propio && <Badge tone="ready">{copy.self}</Badge>}
        {tienepin && <Badge>{copy.pin}</Badge>}
        <Badge tone={isOwner ? 'paid' : 'neutral'}>{copy.roles[isOwner ? 'owner' : 'staff']}</Badge>
      </div>
      {!propio && (
        <MenuPopover
          label={copy.more(name)}
          items={[
            {
              label: isOwner ? copy.makeStaff : copy.makeOwner,
              icon: isOwner ? (
                <ShieldMinus aria-hidden="true" />
              ) : (
                <ShieldCheck aria-hidden="true" />
              ),
              onSelect: () => setChange(isOwner ? 'makeStaff' : 'makeOwner'),
            },
            {
              label: copy.remove,
              icon: <UserMinus aria-hidden="true" />,
              tone: 'alert',
              onSelect: () => setChange('remove'),
            },
          ]}
        >
          <Ellipsis aria-hidden="true" />
        </MenuPopover>
      )}
      <ChangePersonDialog person={person} change={change} onClose={() => setChange(null)} />
    </li>
  );
}
