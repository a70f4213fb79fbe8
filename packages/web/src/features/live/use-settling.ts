import { useCallback, useEffect, useState } from 'react';

/**
 * How long no other press is taken after one: what stands under the finger says at once what comes next,
 * which nobody has read yet.
 */
const SETTLING_MS = 700;

/** Whether something was pressed just now, and what to call when it is. */
export function useSettling(): { isSettling: boolean; settle: () => void } {
  const [presses, setPresses] = useState(0);
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(presses), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [presses]);
  return {
    isSettling: settled < presses,
    settle: useCallback(() => setPresses((before) => before + 1), []),
  };
}
