import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useUiWords } from './ui-words.ts';

interface DialogProps {
  open: boolean;
  /**
   * Asked by the close button, Escape and a click on the backdrop; set `open` to false in it. Without
   * it the dialog stays until its own buttons end it: for what must not be dismissed by accident.
   */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  children: ReactNode;
  /** The row of buttons at the bottom. */
  actions?: ReactNode;
  /** A `sheet` comes up from below on a phone. */
  size?: 'small' | 'normal' | 'wide' | 'sheet';
  /** Above the title, which then scrolls with the rest and has the focus first, so that the top is seen. */
  picture?: ReactNode;
}

/** The browser's own modal: it keeps the focus inside, makes the rest inert and gives the focus back on closing. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'normal',
  picture,
}: DialogProps) {
  const words = useUiWords();
  const ref = useRef<HTMLDialogElement>(null);
  const topRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // A layout effect, so that leaving the page closes the dialog while it is still in it and the focus goes back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    topRef.current?.focus();
    return () => dialog.close();
  }, [open]);

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file chooser inside also fires `cancel`.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  }

  function handleClose() {
    // Chrome closes on a second Escape whatever `cancel` says; the owner must hear of it.
    // A close of our own, by the effect above, comes late and finds the dialog open again or gone.
    if (!open || ref.current?.open) return;
    if (onClose) onClose();
    else ref.current?.showModal();
  }

  function handleMouseDown(event: MouseEvent<HTMLDialogElement>) {
    // Only a press that starts on the backdrop counts, not a text selection that ends there.
    if (event.target === event.currentTarget) onClose?.();
  }

  return (
    // The dialog itself is only pressed where its backdrop shows; the close button and Escape do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(css.dialog, size === 'sheet' ? css.asSheet : css[size])}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onClose={handleClose}
      onMouseDown={handleMouseDown}
    >
      {open && (
        <div className={css.sheet}>
          {picture ? (
            <div className={css.scroll}>
              <div className={css.picture}>{picture}</div>
              <h2 id={titleId} ref={topRef} tabIndex={-1} className={css.title}>
                {title}
              </h2>
              <div className={css.body}>{children}</div>
            </div>
          ) : (
            <>
              <h2 id={titleId} className={css.title}>
                {title}
              </h2>
              <div className={classNames(css.body, css.scroll)}>{children}</div>
            </>
          )}
          {actions && <div className={css.actions}>{actions}</div>}
          {/* Last in order, so that the dialog opens with the focus on its first field or button. */}
          {onClose && (
            <div className={css.close}>
              <IconButton label={words.close} icon={<X aria-hidden="true" />} onClick={onClose} />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
