import { Link } from 'wouter';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useStaffMay } from '../../session/own-staff.ts';
import { ScreenChoices, type ScreenChoicesProps } from './screen-choices.tsx';
import css from './station-dialog.module.css';

const copy = BOARD_TOOLS_MESSAGES.screen;

interface StationDialogProps extends ScreenChoicesProps {
  onClose: () => void;
}

/** What this screen is: the whole kitchen, one of its stations, or the pass where they meet. */
export function StationDialog({ stations, screen, onChoose, onClose }: StationDialogProps) {
  const mayChange = useStaffMay()?.('change-board') ?? false;
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      actions={
        mayChange && (
          <Link href={PATHS.stations} className={buttonClass({ variant: 'outline', wide: true })}>
            {stations.length === 0 ? copy.make : copy.change}
          </Link>
        )
      }
    >
      <p className={css.text}>{stations.length === 0 ? copy.none : copy.text}</p>
      {stations.length > 0 && (
        <ScreenChoices
          stations={stations}
          screen={screen}
          onChoose={(wanted) => {
            onChoose(wanted);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
