import { useEffect } from 'react';

/** Keeps the screen awake while the board is open, where the browser can; never a reason to fail. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    // The browser takes the lock back whenever the page is hidden.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // Low battery, or not allowed: the screen sleeps as it does elsewhere.
      }
    };
    const askAgain = () => void ask();

    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
