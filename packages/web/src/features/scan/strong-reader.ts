export interface StrongReader {
  /** Takes a picture to look at, if it is not busy; returns what it found in an earlier one. */
  look: (picture: ImageData) => string | null;
  close: () => void;
}

/**
 * zxing in a worker, whose answer is the only one that allows WebAssembly. Where that is blocked, or
 * does not arrive, it finds nothing.
 */
export function openStrongReader(): StrongReader {
  let found: string | null = null;
  let isBusy = false;
  const worker = openWorker();
  worker?.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    found ??= data;
    isBusy = false;
  });
  // It stays busy: another picture would not help.
  worker?.addEventListener('error', (event) => event.preventDefault());
  return {
    look: (picture) => {
      if (!isBusy) worker?.postMessage(picture);
      isBusy = true;
      return found;
    },
    close: () => worker?.terminate(),
  };
}

function openWorker(): Worker | null {
  try {
    return new Worker(new URL('./strong-reader-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
