import type { ReactNode } from 'react';
import css from './steps.module.css';

/** Steps of which each says what it means; they fill their card. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <ol role="list" className={css.steps}>
      {children}
    </ol>
  );
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

export function Step({ number, title, children }: StepProps) {
  return (
    <li className={css.step}>
      <span className={css.mark} aria-hidden="true">
        {number}
      </span>
      <h2 className={css.title}>{title}</h2>
      <div className={css.words}>{children}</div>
    </li>
  );
}

/** Short points in a list with marks. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** What is known, each by its name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
