import { useId } from 'react';
import { Link } from 'wouter';
import { RESET_PASSWORD_MESSAGES } from '../../i18n/es/passwords.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Slip } from '../../ui/slip.tsx';
import css from './passwords.module.css';

/** Who is behind this. */
export function TeamSection() {
  const copy = useMessages(RESET_PASSWORD_MESSAGES).team;
  const titleId = useId();
  return (
    <Slip
      as="section"
      labelledBy={titleId}
      className={css.team}
      header={
        <h2 id={titleId} className={css.teamTitle}>
          {copy.title}
        </h2>
      }
      footer={
        <Link href={PATHS.about} className={css.teamMore}>
          {copy.more}
        </Link>
      }
    >
      <div className={css.teamText}>
        <p>{copy.text}</p>
        <p>{copy.promise}</p>
      </div>
    </Slip>
  );
}
