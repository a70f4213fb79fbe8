import { useSyncExternalStore } from 'react';
import { createListeners } from '../../listeners.ts';

/** How the site is installed here, where it can be and is not yet: what a tap on the menu's entry does. */
type Install = () => void;

let offer: Install | null = null;
const { subscribe, tell } = createListeners();

export function offerInstall(next: Install | null): void {
  offer = next;
  tell();
}

export function useInstallOffer(): Install | null {
  return useSyncExternalStore(subscribe, () => offer, nothing);
}

const nothing = () => null;

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
