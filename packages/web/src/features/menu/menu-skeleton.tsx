import { Skeleton } from '../../ui/skeleton.tsx';
import css from './menu-skeleton.module.css';

/** Two strips of blank cards as a placeholder for the menu. */
export function MenuSkeleton() {
  return (
    <div className={css.menu} aria-hidden="true">
      {['first', 'second'].map((strip) => (
        <div key={strip} className={css.strip}>
          <Skeleton shape="title" />
          <div className={css.cards}>
            <Skeleton shape="card" className={css.card} />
            <Skeleton shape="card" className={css.card} />
            <Skeleton shape="card" className={css.card} />
          </div>
        </div>
      ))}
    </div>
  );
}
