import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { ROWS_MESSAGES as copy } from '../../../i18n/es/menu-rows.ts';
import { MenuPopover } from '../../../ui/menu-popover.tsx';
import css from './move-handle.module.css';

interface MoveHandleProps {
  name: string;
  id: number;
  index: number;
  count: number;
  onPlace: (id: number, to: number) => void;
  ref: RefObject<HTMLSpanElement | null>;
}

/** A handle for moving a row: by dragging, with ↑ and ↓, or from a menu with the same moves. */
export function MoveHandle({ name, id, index, count, onPlace, ref }: MoveHandleProps) {
  const hadFocus = useRef(false);

  // A row that moves within the page loses the focus; give it back.
  useEffect(() => {
    if (hadFocus.current) ref.current?.querySelector('button')?.focus();
    hadFocus.current = false;
  }, [index, ref]);

  function place(to: number) {
    hadFocus.current = true;
    onPlace(id, to);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLSpanElement>) {
    // The menu handles the arrow keys itself.
    if ((event.target as Element).closest('[role="menu"]')) return;
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    place(to);
  }

  return (
    // The keys belong to the button inside; the menu offers the same moves.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span ref={ref} className={css.handle} onKeyDown={handleKeyDown}>
      <MenuPopover
        label={copy.move(name)}
        items={[
          {
            label: copy.up,
            icon: <ArrowUp aria-hidden="true" />,
            onSelect: () => place(index - 1),
          },
          {
            label: copy.down,
            icon: <ArrowDown aria-hidden="true" />,
            onSelect: () => place(index + 1),
          },
          {
            label: copy.first,
            icon: <ArrowUpToLine aria-hidden="true" />,
            onSelect: () => place(0),
          },
          {
            label: copy.last,
            icon: <ArrowDownToLine aria-hidden="true" />,
            onSelect: () => place(count - 1),
          },
        ]}
      >
        <GripVertical aria-hidden="true" />
      </MenuPopover>
    </span>
  );
}
