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
  /** What the button shows: an icon, initials, a name. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** Above the items, such as the user's address. */
  header?: ReactNode;
  /** `onRed` is for the red header band. */
  tone?: 'plain' | 'onRed';
}

/** A dropdown built on the browser's popover, which closes on Escape and outside clicks and returns the focus. */
export function MenuPopover({ label, children, items, header, tone = 'plain' }: MenuPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function place(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState !== 'open' || !button.current) return;
    // In the top layer it has no parent to hang from, and anchor positioning is too young to rely on.
    const { bottom, right } = button.current.getBoundingClientRect();
    event.currentTarget.style.top = `${bottom + 6}px`;
    event.currentTarget.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
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
      </div>
    </>
  );
}
