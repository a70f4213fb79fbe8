import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';

interface RowDragOptions {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** Rows can only be reordered within the same list. */
  list: string;
  index: number;
  id: number;
  onPlace: (id: number, to: number) => void;
}

/** The edge at which a dragged row would be dropped. */
export type DropEdge = 'before' | 'after' | null;

/**
 * Drag and drop of a row by its handle. The handle is draggable rather than the row, because text
 * in the fields of a draggable row cannot be selected with the mouse.
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
          // If it is removed from above, the rows below move up by one.
          const to = index + (isAfter ? 1 : 0) - (from < index ? 1 : 0);
          onPlace(Number(source.data['id']), to);
        },
      }),
    );
  }, [row, handle, list, index, id, onPlace]);

  return edge;
}
