import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStoredValue } from '../session/stored-value.ts';
import { bellAfter } from './arrivals.ts';
import { type Bell, createBell } from './bell.ts';
import { storedSound, type SoundPreference } from './stored-sound.ts';

/** `off`: nobody has allowed it on this device yet, or the browser waits for a tap. */
export type SoundState = 'off' | 'on' | 'muted';

export interface BoardSound {
  state: SoundState;
  /** False when this browser cannot make sounds at all. */
  turnOn: () => Promise<boolean>;
  mute: () => void;
  test: () => void;
}

const nothing: readonly number[] = [];

/** Rings for the new orders of this device for as long as there are some. */
export function useBell(fresh: ReadonlySet<number>, makeBell: () => Bell = createBell): BoardSound {
  const [bell] = useState(makeBell);
  const preference = useStoredValue(storedSound, 'unasked');
  const isUnlocked = useSyncExternalStore(bell.onChange, bell.isUnlocked, () => false);
  const state = soundState(preference, isUnlocked);

  useEffect(() => () => bell.close(), [bell]);

  // Somebody who turned it on yesterday has only to touch the page today, anywhere.
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
    test: bell.test,
  };
}

function soundState(preference: SoundPreference, isUnlocked: boolean): SoundState {
  if (preference === 'muted') return 'muted';
  return preference === 'on' && isUnlocked ? 'on' : 'off';
}
