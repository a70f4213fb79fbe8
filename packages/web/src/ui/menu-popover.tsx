import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import css from './menu-popover.module.css';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: 'plain' | 'alert';
}

interface MenuPopoverProps {
  /** The button's accessible name. */
  label: string;
  /** The content of the button: an icon, initials, a name. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** Above the items, such as the user's address. */
  header?: ReactNode;
  /** `onRed` is for the red header band. */
  tone?: 'plain' | 'onRed';
}

const GAP_PX = 6;
/** Estimated height: a touch target and some padding. */
const ITEM_PX = 48;
const PANEL_PX = 280;

/**
 * A dropdown built on the native popover, which closes on Escape and outside clicks and returns the
 * focus.
 */
export function MenuPopover({ label, children, items, header, tone = 'plain' }: MenuPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Once it has been opened: a screen with two hundred menus draws those that somebody opens. */
  const [isDrawn, setIsDrawn] = useState(false);

  function place(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState !== 'open' || !button.current) return;
    // The popover is in the top layer, so it cannot be positioned relative to a parent, and anchor
    // positioning is not widely supported yet.
    const { top, bottom, left, right } = button.current.getBoundingClientRect();
    const { clientHeight, clientWidth } = document.documentElement;
    // It is not rendered yet and cannot be measured, so its size is estimated.
    const isBelow =
      bottom + items.length * ITEM_PX + GAP_PX < clientHeight || top < clientHeight / 2;
    const isLeftwards = right >= PANEL_PX;
    const { style } = event.currentTarget;
    style.top = isBelow ? `${bottom + GAP_PX}px` : 'auto';
    style.bottom = isBelow ? 'auto' : `${clientHeight - top + GAP_PX}px`;
    style.right = isLeftwards ? `${Math.max(8, clientWidth - right)}px` : 'auto';
    style.left = isLeftwards ? 'auto' : `${Math.max(8, Math.min(left, clientWidth - PANEL_PX))}px`;
  }

  function handleToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open';
    setOpen(isOpen);
    if (isOpen) menuItems()[0]?.focus();
  }

  function menuItems() {
    return [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = menuItems();
    const here = all.findIndex((item) => item === event.target);
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  function select(item: MenuItem) {
    menu.current?.hidePopover();
    item.onSelect();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(css.button, css[tone])}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
        onClick={() => setIsDrawn(true)}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        className={css.panel}
        popover="auto"
        onBeforeToggle={place}
        onToggle={handleToggle}
      >
        {header && <div className={css.header}>{header}</div>}
        {isDrawn && (
          <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown}>
            {items.map((item) => (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={classNames(css.item, item.tone === 'alert' && css.alert)}
                onClick={() => select(item)}
              >
                {item.icon}
                {item.label}
              </button>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
