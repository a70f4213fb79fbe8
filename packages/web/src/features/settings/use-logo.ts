import {
  type AnswerOf,
  errorMessage,
  PHOTO_MAX_BYTES,
  restaurantFromWire,
  type WithSchemas,
} from '@simplato/contract';
import { deleteLogo, uploadLogo } from '@simplato/contract/staff-endpoints';
import type { Restaurant } from '@simplato/domain';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { SETTINGS_MESSAGES } from '../../i18n/es/settings.ts';
import { failureMessage } from '../../forms/failure-message.ts';

const copy = SETTINGS_MESSAGES.look.logo;

/**
 * The logo is uploaded as soon as it is chosen, like a product's photo; `onStored` receives the
 * updated restaurant.
 */
export function useLogo(onStored: (restaurant: Restaurant) => void) {
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'alert' | 'success'; text: string } | null>(null);

  async function run(send: () => Promise<AnswerOf<WithSchemas<typeof uploadLogo>>>, done: string) {
    setPending(true);
    setNotice(null);
    try {
      onStored(restaurantFromWire(await send()));
      setNotice({ tone: 'success', text: done });
    } catch (failure) {
      setNotice({ tone: 'alert', text: failureMessage(failure) });
    }
    setPending(false);
  }

  return {
    pending,
    notice,
    store: (file: File) => {
      if (file.size > PHOTO_MAX_BYTES) {
        setNotice({ tone: 'alert', text: errorMessage('photo_too_large') });
        return;
      }
      void run(() => call(uploadLogo, { file }), copy.stored);
    },
    remove: () => void run(() => call(deleteLogo), copy.removed),
  };
}
