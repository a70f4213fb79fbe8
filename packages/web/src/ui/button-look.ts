import css from './button.module.css';
import { classNames } from './class-names.ts';

/**
 * `primary` is the main action of a screen, at most one; `dark` and `olive` belong to the board.
 */
export type ButtonVariant = 'primary' | 'dark' | 'olive' | 'soft' | 'ghost' | 'outline';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** `big` is 56 px high, for people in a hurry. */
  size?: 'normal' | 'big' | undefined;
  wide?: boolean | undefined;
}

/** The shared classes of a button and of a link that looks like one. */
export function buttonClass(
  { variant = 'primary', size = 'normal', wide = false }: ButtonLook,
  className?: string,
) {
  return classNames(css.button, css[variant], css[size], wide && css.wide, className);
}
