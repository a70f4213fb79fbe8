import { useSyncExternalStore } from 'react';

/** How the site is installed here, where it can be and is not yet: what a tap on the menu's entry does. */
type Install = () => void;

let offer: Install | null = null;
const listeners = new Set<() => void>();

export function offerInstall(next: Install | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

export function useInstallOffer(): Install | null {
  return useSyncExternalStore(subscribe, () => offer, nothing);
}

const nothing = () => null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chromium's own, which may come before anything that would wait for it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // No band of the browser's over the menu: who wants it finds it under "Más opciones".
    event.preventDefault();
    offerInstall(() => {
      // It can be asked once; a new event brings a new chance.
      offerInstall(null);
      void (event as InstallPromptEvent).prompt();
    });
  });
  window.addEventListener('appinstalled', () => offerInstall(null));
}
