import { Bell, BellOff, BellRing } from 'lucide-react';

/** How the bell's button looks in each state. */
export const SOUND_ICONS = { off: Bell, on: BellRing, muted: BellOff } as const;
