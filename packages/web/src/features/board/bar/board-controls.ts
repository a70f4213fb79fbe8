import type { KitchenNow } from '../../restaurant/kitchen/use-kitchen.ts';
import type { PauseWish } from '../../restaurant/kitchen/use-pause.ts';
import type { SoundState } from '../../live/sound/use-bell.ts';
import type { PanelName } from '../panels/board-panel.tsx';
import type { Station } from '../station/station.ts';

/** What can be done with the board as a whole, wherever its screen has room for it. */
export interface BoardControls {
  /** Null until it is known. */
  kitchen: KitchenNow | null;
  onPause: (wish: PauseWish) => void;
  pendingPayments: number;
  stuckCount: number;
  pendingCount: number;
  panel: PanelName | null;
  onPanel: (panel: PanelName) => void;
  search: string;
  onSearch: (text: string) => void;
  station: Station;
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
