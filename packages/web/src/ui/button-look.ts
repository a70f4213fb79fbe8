import css from './button.module.css';
import { classNames } from './class-names.ts';

/** `primary` is the one main action of a screen; `dark`, `olive` belong to the board. */
export type ButtonVariant = 'primary' | 'dark' | 'olive' | 'soft' | 'ghost' | 'outline';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** `big` is 56 px high, for thumbs in a hurry. */
  size?: 'normal' | 'big' | undefined;
  wide?: boolean | undefined;
}

/** What a button and a link that looks like one have in common. */
export function buttonClass(
  { variant = 'primary', size = 'normal', wide = false }: ButtonLook,
  className?: string,
) {
  return classNames(css.button, css[variant], css[size], wide && css.wide, className);
}
