import { useId } from 'react';
import { RESET_PASSWORD_COPY } from '../../copy/passwords.ts';
import css from './passwords.module.css';

const copy = RESET_PASSWORD_COPY.team;

/** Who is behind this (spec §2, Reset password). */
export function TeamSection() {
  const titleId = useId();
  return (
    <section className={css.team} aria-labelledby={titleId}>
      <h2 id={titleId}>{copy.title}</h2>
      <p>{copy.text}</p>
      <p>{copy.promise}</p>
    </section>
  );
}
