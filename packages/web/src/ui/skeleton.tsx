import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'card' | 'slip' | 'round';
  className?: string | undefined;
}

/** A blank placeholder. Say nearby (an Overlay, a status) that something is loading. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(css.skeleton, css[shape], className)} aria-hidden="true" />;
}
