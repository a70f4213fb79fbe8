import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../emitter.ts';

/**
 * How the site can be installed here, if it can be and is not yet: the action of the menu's entry.
 */
type Install = () => void;

let offer: Install | null = null;
const { subscribe, emit } = createEmitter();

export function offerInstall(next: Install | null): void {
  offer = next;
  emit();
}

export function useInstallOffer(): Install | null {
  return useSyncExternalStore(subscribe, () => offer, nothing);
}

const nothing = () => null;

/** Chromium's own event, which may come before any component listens. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's own banner over the menu; the offer is under "Más opciones".
    event.preventDefault();
    offerInstall(() => {
      // Each event can prompt only once; a new event brings a new chance.
      offerInstall(null);
      void (event as InstallPromptEvent).prompt();
    });
  });
  window.addEventListener('appinstalled', () => offerInstall(null));
}
