import { type Restaurant, publicMenuPath } from '@simplato/domain';
import { ExternalLink } from 'lucide-react';
import { SETTINGS_MESSAGES } from '../../i18n/es/settings.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import css from './settings-form.module.css';

const copy = SETTINGS_MESSAGES.publicMenu;

interface PublicMenuFieldProps {
  /** As stored. */
  restaurant: Restaurant;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether anybody may read the menu, and its address, which works once the setting is saved. */
export function PublicMenuField({ restaurant, isOn, onChange }: PublicMenuFieldProps) {
  const address = location.origin + publicMenuPath(restaurant);
  const isStored = isOn === restaurant.hasPublicMenu;
  return (
    <div className={css.group} role="group" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={css.text}>{copy.text}</p>
      <div className={css.whole}>
        <Checkbox
          label={copy.show}
          checked={isOn}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <p className={css.text} role="status">
          {!isStored && (isOn ? copy.afterSaving : copy.untilSaving)}
        </p>
      </div>
      {isOn && (
        <div className={css.whole}>
          <CopyField label={copy.address} value={address} words={copy.copying} />
          {isStored && (
            <a href={address} target="_blank" rel="noopener" className={css.open}>
              {copy.open}
              <ExternalLink aria-hidden="true" />
            </a>
          )}
        </div>
      )}
    </div>
  );
}
