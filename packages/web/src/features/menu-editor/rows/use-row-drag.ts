import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';

interface RowDragOptions {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** Rows of one list, and of one part of it, change places with each other. */
  list: string;
  index: number;
  id: number;
  onPlace: (id: number, to: number) => void;
}

/** Above or below which a dragged row would fall. */
export type DropEdge = 'before' | 'after' | null;

/**
 * A row that is dragged by its handle and dropped on another. The handle is what is draggable, not the
 * row: text in a field of a draggable row could not be selected with the mouse.
 */
export function useRowDrag({ row, handle, list, index, id, onPlace }: RowDragOptions): DropEdge {
  const [edge, setEdge] = useState<DropEdge>(null);

  useEffect(() => {
    const element = row.current;
    const grip = handle.current;
    if (!element || !grip) return;
    const edgeAt = (clientY: number): DropEdge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'before' : 'after';
    };
    return combine(
      draggable({
        element: grip,
        getInitialData: () => ({ list, id, index }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(element, 24, 24),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['id'] !== id,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          const from = Number(source.data['index']);
          const isAfter = edgeAt(location.current.input.clientY) === 'after';
          // Taken out from above, it leaves a place that those below move up into.
          const to = index + (isAfter ? 1 : 0) - (from < index ? 1 : 0);
          onPlace(Number(source.data['id']), to);
        },
      }),
    );
  }, [row, handle, list, index, id, onPlace]);

  return edge;
}
