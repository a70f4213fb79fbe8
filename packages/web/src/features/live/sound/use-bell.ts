import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { bellAfter } from './bell-after.ts';
import { type Bell, createBell } from './bell.ts';
import { storedSound, type SoundPreference } from './stored-sound.ts';

/** `off`: nobody has turned it on on this device, or the browser is waiting for a tap. */
export type SoundState = 'off' | 'on' | 'muted';

export interface BoardSound {
  state: SoundState;
  /** Resolves to false if this browser cannot play sound. */
  turnOn: () => Promise<boolean>;
  mute: () => void;
  ringOnce: () => void;
}

const nothing: readonly (number | string)[] = [];

/** Rings for as long as something is new on this device: the keys of orders, or of what the room needs. */
export function useBell(
  fresh: ReadonlySet<number | string>,
  makeBell: () => Bell = createBell,
): BoardSound {
  const [bell] = useState(makeBell);
  const preference = useStoredValue(storedSound, 'unasked');
  const isUnlocked = useSyncExternalStore(bell.onChange, bell.isUnlocked, () => false);
  const state = soundState(preference, isUnlocked);

  useEffect(() => () => bell.close(), [bell]);

  // If it was turned on earlier, the first touch anywhere on the page unlocks it.
  useEffect(() => {
    if (preference !== 'on') return;
    const unlock = () => void bell.unlock();
    if (navigator.userActivation?.hasBeenActive) unlock();
    const events = ['pointerup', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, unlock);
    return () => {
      for (const event of events) document.removeEventListener(event, unlock);
    };
  }, [bell, preference]);

  const rung = useRef(nothing);
  useEffect(() => {
    const audible = state === 'on' ? [...fresh] : nothing;
    const deed = bellAfter(rung.current, audible);
    rung.current = audible;
    if (deed === 'strike') bell.strike();
    if (deed === 'rest') bell.rest();
  }, [bell, state, fresh]);

  return {
    state,
    turnOn: useCallback(async () => {
      storedSound.write('on');
      return bell.unlock();
    }, [bell]),
    mute: useCallback(() => storedSound.write('muted'), []),
    ringOnce: bell.ringOnce,
  };
}

function soundState(preference: SoundPreference, isUnlocked: boolean): SoundState {
  if (preference === 'muted') return 'muted';
  return preference === 'on' && isUnlocked ? 'on' : 'off';
}
