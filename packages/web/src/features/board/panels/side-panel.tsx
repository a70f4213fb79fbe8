import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import css from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  text: string;
  onClose: () => void;
  children: ReactNode;
}

/** Next to the columns on a wide screen, so that work can go on; over them on a small one. */
export function SidePanel({ title, text, onClose, children }: SidePanelProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // A layout effect, so that the panel still has the focus when it is unmounted. The button of
  // another panel keeps it.
  useLayoutEffect(() => {
    const [opener, here] = [document.activeElement, panel.current];
    return () => {
      const hasFocus = here?.contains(document.activeElement) ?? false;
      if (hasFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    // Escape is an addition to the panel's own close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside ref={panel} className={css.panel} aria-labelledby={headingId} onKeyDown={handleKeyDown}>
      <div className={css.head}>
        <h2 ref={heading} id={headingId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          label={BOARD_TOOLS_MESSAGES.panel.close}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <p className={css.text}>{text}</p>
      {/* The list may have nothing focusable, and must still be scrollable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.body} role="group" aria-labelledby={headingId} tabIndex={0}>
        {children}
      </div>
    </aside>
  );
}
