import { useEffect, useRef } from 'react';

/**
 * Runs something once the press under way is over. Leaving a field by pressing a button draws the
 * field's error, which moves the button from under the pointer, and the press would be lost.
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
    // A tap sends its mouse events after the pointer's: a task later all of them are through.
    const later = () => setTimeout(run);
    if (isPressed.current) window.addEventListener('pointerup', later, { once: true });
    else later();
  };
}
