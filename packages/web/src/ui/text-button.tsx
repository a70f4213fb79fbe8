import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './text-button.module.css';

/** A button that reads as a link: for what is beside the main action. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(css.text, className)} />;
}
