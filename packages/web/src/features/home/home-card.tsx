import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../ui/class-names.ts';
import css from './home-card.module.css';

interface HomeCardProps {
  href: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** The one that most people want. */
  isMain?: boolean;
}

export function HomeCard({ href, icon, title, text, isMain = false }: HomeCardProps) {
  return (
    <Link href={href} className={classNames(css.card, isMain && css.main)}>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.text}>{text}</span>
      </span>
      <ChevronRight className={css.arrow} aria-hidden="true" />
    </Link>
  );
}
