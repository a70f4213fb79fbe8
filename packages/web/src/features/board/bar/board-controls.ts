import type { KitchenNow } from '../../restaurant/kitchen/use-kitchen.ts';
import type { PauseWish } from '../../restaurant/kitchen/use-pause.ts';
import type { SoundState } from '../../live/sound/use-bell.ts';
import type { PanelName } from '../panels/board-panel.tsx';

/** What can be done with the board as a whole, wherever its screen has room for it. */
export interface BoardControls {
  /** Null until it is known. */
  kitchen: KitchenNow | null;
  onPause: (wish: PauseWish) => void;
  /** How long diners are told that an order takes; null while that is not said. */
  delayMinutes: number | null;
  onDelay: (minutes: number | null) => void;
  pendingPayments: number;
  stuckCount: number;
  pendingCount: number;
  panel: PanelName | null;
  onPanel: (panel: PanelName) => void;
  search: string;
  onSearch: (text: string) => void;
  /** What this screen is, by its name; null for the whole kitchen. */
  screen: string | null;
  onStation: () => void;
  onShowAll: () => void;
  onSettings: () => void;
  freshCount: number;
  onSeen: () => void;
  sound: SoundState;
  /** What rings while the sound is off. */
  unheardCount: number;
  /** Turns the sound on, or mutes it. */
  onSound: () => void;
  onTest: () => void;
}
