import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { type AskHolding, HoldingContext, type HoldingTexts } from './dialog-holding.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { openModal } from './open-modal.ts';
import { UI_MESSAGES } from '../i18n/es/ui.ts';
import { useMessages } from '../i18n/i18n-context.ts';

interface DialogProps {
  open: boolean;
  /**
   * Called on the close button, Escape and a click on the backdrop; set `open` to false in it.
   * Without it the dialog can only be closed by its own buttons: for what must not be dismissed by
   * accident. A form with something typed (`useHolding`) is asked about first.
   */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** The id of what is read out with the title, where the focus starts on a button. */
  describedBy?: string | undefined;
  children: ReactNode;
  /** The row of buttons at the bottom. */
  actions?: ReactNode;
  /** On a phone a `sheet` slides up from below. */
  size?: 'small' | 'normal' | 'wide' | 'sheet';
  /**
   * Above the title, which then scrolls with the content and receives the focus, so that the top is
   * visible.
   */
  picture?: ReactNode;
}

/**
 * A native modal dialog: it traps the focus, makes the rest of the page inert and returns the focus
 * on closing.
 */
export function Dialog({
  open,
  onClose,
  title,
  describedBy,
  children,
  actions,
  size = 'normal',
  picture,
}: DialogProps) {
  const words = useMessages(UI_MESSAGES);
  const ref = useRef<HTMLDialogElement>(null);
  const topRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const askHolding = useRef<AskHolding>(null);
  const registerHolding = useCallback((ask: AskHolding) => {
    askHolding.current = ask;
    return () => {
      askHolding.current = null;
    };
  }, []);
  const [asked, setAsked] = useState<HoldingTexts | null>(null);

  // A layout effect, so that on unmount the dialog is closed while still in the document and the
  // focus is returned.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const close = openModal(dialog);
    topRef.current?.focus();
    return () => {
      close();
      setAsked(null);
    };
  }, [open]);

  function closeOrAsk() {
    const holding = askHolding.current?.() ?? null;
    if (holding) setAsked(holding);
    else onClose?.();
  }

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file picker inside also fires `cancel`.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (onClose) closeOrAsk();
  }

  function handleClose() {
    // Chrome closes the dialog on a second Escape even if `cancel` was prevented, so the owner must
    // be told. The `close` event of our own closing, by the effect above, arrives late, when the
    // dialog is open again or gone, and is ignored.
    if (!open || ref.current?.open) return;
    if (!onClose || askHolding.current?.()) ref.current?.showModal();
    if (onClose) closeOrAsk();
  }

  function handleMouseDown(event: MouseEvent<HTMLDialogElement>) {
    // Only a press that starts on the backdrop counts, not a text selection that ends there. It may
    // be an accident, so nothing typed is lost by it.
    if (event.target === event.currentTarget && !askHolding.current?.()) onClose?.();
  }

  return (
    // A click on the dialog element itself is on its backdrop; the close button and Escape do the
    // same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(css.dialog, size === 'sheet' ? css.asSheet : css[size])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={handleCancel}
      onClose={handleClose}
      onMouseDown={handleMouseDown}
    >
      {open && (
        <HoldingContext value={registerHolding}>
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
            {/* Last in the DOM, so that the dialog opens with the focus on its first field or button. */}
            {onClose && (
              <div className={css.close}>
                <IconButton
                  label={words.close}
                  icon={<X aria-hidden="true" />}
                  onClick={closeOrAsk}
                />
              </div>
            )}
          </div>
        </HoldingContext>
      )}
      {open && asked && (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={asked.title}
          size="small"
          actions={
            <>
              <Button
                variant="outline"
                onClick={() => {
                  // First the question, or the focus would return into the dialog that is gone.
                  flushSync(() => setAsked(null));
                  onClose?.();
                }}
              >
                {asked.goOn}
              </Button>
              <Button onClick={() => setAsked(null)}>{asked.stay}</Button>
            </>
          }
        >
          <p>{asked.text}</p>
        </Dialog>
      )}
    </dialog>
  );
}
