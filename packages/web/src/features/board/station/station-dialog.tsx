import { useQuery } from '@tanstack/react-query';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import { type Station, storedCategory, toggleCategory } from './station.ts';
import css from './station-dialog.module.css';

const copy = BOARD_TOOLS_MESSAGES.filter;

interface StationDialogProps {
  restaurantId: number;
  open: boolean;
  station: Station;
  onChoose: (station: Station) => void;
  onClose: () => void;
}

/** Every tap takes effect at once, so that the board behind shows the result. */
export function StationDialog(props: StationDialogProps) {
  const { restaurantId, open, station, onChoose, onClose } = props;
  const menu = useQuery({ ...staffMenuQuery(restaurantId), enabled: open });
  const categories = menu.data?.categories.map(storedCategory) ?? [];
  const chosen = new Set(station?.shown.map(({ categoryId }) => categoryId));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      actions={
        <>
          <Button variant="outline" onClick={() => onChoose(null)}>
            {copy.all}
          </Button>
          <Button onClick={onClose}>{copy.done}</Button>
        </>
      }
    >
      <p className={css.text}>{copy.text}</p>
      {menu.isError && <Notice tone="alert">{copy.failed}</Notice>}
      {menu.isPending && <p className={css.text}>{BOARD_TOOLS_MESSAGES.panel.loading}</p>}
      {menu.data && categories.length === 0 && <p className={css.text}>{copy.empty}</p>}
      <div className={css.categories}>
        {categories.map((category) => (
          <Checkbox
            key={category.categoryId}
            label={category.name}
            checked={chosen.has(category.categoryId)}
            onChange={() => onChoose(toggleCategory(station, category, categories))}
          />
        ))}
      </div>
    </Dialog>
  );
}
