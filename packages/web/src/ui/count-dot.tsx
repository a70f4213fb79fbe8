import { classNames } from './class-names.ts';
import css from './count-dot.module.css';

interface CountDotProps {
  count: number;
  /** `ink` heads a column of the board, `pimenton` asks for attention. */
  tone?: 'pimenton' | 'ink';
  className?: string | undefined;
}

/** A figure in a round seal. Mute it with words nearby: on its own a number says nothing. */
export function CountDot({ count, tone = 'pimenton', className }: CountDotProps) {
  return (
    <span className={classNames(css.dot, css[tone], className)}>{count > 99 ? '99+' : count}</span>
  );
}
