import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'card' | 'slip' | 'round';
  className?: string | undefined;
}

/** Paper waiting for its ink. Say in words nearby (an Overlay, a status) that something is loading. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(css.skeleton, css[shape], className)} aria-hidden="true" />;
}
