import { classNames } from './class-names.ts';
import css from './count-dot.module.css';

interface CountDotProps {
  count: number;
  /** `ink` is for the heads of the board's columns; `pimenton` asks for attention. */
  tone?: 'pimenton' | 'ink';
  className?: string | undefined;
}

/**
 * A number in a circle. Describe it in words nearby: a number alone means nothing to a screen
 * reader.
 */
export function CountDot({ count, tone = 'pimenton', className }: CountDotProps) {
  return (
    <span className={classNames(css.dot, css[tone], className)}>{count > 99 ? '99+' : count}</span>
  );
}
