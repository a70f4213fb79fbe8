import { useEffect, useRef } from 'react';

/**
 * Runs something after the press in progress. When a field loses the focus to a button press,
 * showing the field's error would move the button away from the pointer, and the press would be
 * lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const press = () => (isPressed.current = true);
    const release = () => (isPressed.current = false);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return (run) => {
    // A tap sends its mouse events after the pointer events; one task later all have been handled.
    const later = () => setTimeout(run);
    if (isPressed.current) window.addEventListener('pointerup', later, { once: true });
    else later();
  };
}
