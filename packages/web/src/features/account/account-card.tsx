import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import css from './account.module.css';

interface AccountCardProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One action of the account page. */
export function AccountCard({ title, text, children }: AccountCardProps) {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId} className={css.card}>
      <h2 id={titleId}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </Card>
  );
}
