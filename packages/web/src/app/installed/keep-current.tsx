import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { INSTALLED_MESSAGES } from '../../i18n/es/installed.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { finishSignOut } from '../../features/session/finish-sign-out.ts';
import { useToast } from '../../ui/toast.tsx';
import { InstallByHand } from './install-by-hand.tsx';
import { offerInstall } from './install-offer.ts';
import { keepMenu } from './kept-menu.ts';
import { canReload, canReloadUnasked } from './can-reload.ts';
import { ownVersion, serviceWorkers, startWorker } from './site-worker.ts';
import { useUnsentOrder } from '../../features/checkout/sending/use-unsent-order.ts';

/**
 * On every page once it has loaded: keeps the site and the menu available offline, finishes a
 * sign-out made offline, reminds of an order that has not been sent, and offers a new version when
 * nobody is in the middle of something.
 */
export function KeepCurrent() {
  const queryClient = useQueryClient();
  const [hasNewVersion, setHasNewVersion] = useState(false);
  useOffer(hasNewVersion);
  useEffect(finishSignOut, []);
  useUnsentOrder();

  useEffect(() => {
    const version = ownVersion();
    const workers = serviceWorkers();
    // The version is missing in development.
    if (version === null || !workers) return;
    const stopKeeping = keepMenu(queryClient, version);
    const stopWorker = startWorker(workers, version, (word) => {
      if (word.version === null) stopKeeping();
      else setHasNewVersion(word.version !== version);
    });
    return () => {
      stopKeeping();
      stopWorker();
    };
  }, [queryClient]);

  return <OfferByHand />;
}

/** How often to check whether this is a good moment. */
const LOOK_MS = 1_000;

/**
 * Shown while a new version is available and nothing would be lost by reloading, and never over
 * another notice.
 */
function useOffer(hasNewVersion: boolean): void {
  const copy = useMessages(INSTALLED_MESSAGES);
  const { show, dismiss } = useToast();

  useEffect(() => {
    if (!hasNewVersion) return;
    let shown: number | null = null;
    let isClosed = false;
    let touchedAtMs = Date.now();
    const touch = () => (touchedAtMs = Date.now());
    const update = () => location.reload();
    const look = () => {
      if (canReloadUnasked(Date.now() - touchedAtMs)) return update();
      if (isClosed) return;
      if (!canReload()) {
        if (shown !== null) dismiss(shown);
        shown = null;
        return;
      }
      shown ??= show({
        text: copy.newVersion,
        durationMs: 0,
        action: { label: copy.update, onClick: update },
        // Dismissed: the next page load brings the new version anyway.
        onClose: () => (isClosed = true),
      });
    };
    const timer = setInterval(look, LOOK_MS);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, touch);
    return () => {
      clearInterval(timer);
      if (shown !== null) dismiss(shown);
      for (const event of events) document.removeEventListener(event, touch);
    };
  }, [hasNewVersion, copy, show, dismiss]);
}

/** Safari on iOS has no install prompt; the site can only explain how. */
function OfferByHand() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const isByHand = 'standalone' in navigator && navigator.standalone === false;
    if (isByHand) offerInstall(() => setIsOpen(true));
  }, []);
  return isOpen && <InstallByHand onClose={() => setIsOpen(false)} />;
}
