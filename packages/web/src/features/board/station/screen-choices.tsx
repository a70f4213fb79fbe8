import { PASS_NAME, type Station } from '@simplato/domain';
import { ChefHat, ConciergeBell, Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import css from './station-dialog.module.css';

const copy = BOARD_TOOLS_MESSAGES.screen;

export interface ScreenChoicesProps {
  stations: readonly Station[];
  /** A station by its name, PASS_NAME, or null. */
  screen: string | null;
  onChoose: (screen: string | null) => void;
}

/** All that a screen can be where the kitchen has stations. */
export function ScreenChoices({ stations, screen, onChoose }: ScreenChoicesProps) {
  const choice = (wanted: string | null, words: string, icon: ReactNode) => (
    <button
      key={words}
      type="button"
      className={css.choice}
      aria-pressed={screen === wanted}
      onClick={() => onChoose(wanted)}
    >
      {icon}
      {words}
    </button>
  );
  return (
    <div className={css.choices}>
      {choice(null, copy.all, <ChefHat aria-hidden="true" />)}
      {stations.map(({ name }) => choice(name, name, <Soup aria-hidden="true" />))}
      {choice(PASS_NAME, PASS_NAME, <ConciergeBell aria-hidden="true" />)}
    </div>
  );
}

/** In place of the orders of a station that was renamed or is no more. */
export function StationGone({ screen, ...choices }: ScreenChoicesProps & { screen: string }) {
  return (
    <section className={css.gone} role="alert">
      <h2>{copy.gone}</h2>
      <p className={css.text}>{copy.goneText(screen)}</p>
      <ScreenChoices screen={screen} {...choices} />
    </section>
  );
}
