/** The scanner's states and the transitions between them, as one table. */
export const SCANNER_STATES = ['notStarted', 'scanning', 'paused'] as const;
export type ScannerState = (typeof SCANNER_STATES)[number];

const MOVES = {
  notStarted: ['scanning'],
  scanning: ['paused', 'notStarted'],
  paused: ['scanning', 'notStarted'],
} as const satisfies Record<ScannerState, readonly ScannerState[]>;

export function canMove(from: ScannerState, to: ScannerState): boolean {
  const moves: readonly ScannerState[] = MOVES[from];
  return moves.includes(to);
}

/** The state after a requested transition: the new one if allowed, else the old one. */
export function moveScanner(from: ScannerState, to: ScannerState): ScannerState {
  return canMove(from, to) ? to : from;
}
