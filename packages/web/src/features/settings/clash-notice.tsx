import { accentName } from '@simplato/domain';
import { SETTINGS_MESSAGES } from '../../i18n/es/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fieldName, type SettingsEntry } from './settings-entry.ts';
import css from './settings-form.module.css';
import type { Clash } from './use-settings.ts';

const copy = SETTINGS_MESSAGES.conflict;

interface ClashNoticeProps {
  clash: Clash;
  onTakeTheirs: () => void;
}

/** Somebody else saved first: says what is safe, what both have changed, and what to do. */
export function ClashNotice({ clash: { clashes, mine, theirs }, onTakeTheirs }: ClashNoticeProps) {
  return (
    <Notice
      tone="wait"
      role="alert"
      title={copy.title}
      action={
        <Button variant="outline" onClick={onTakeTheirs}>
          {copy.takeTheirs}
        </Button>
      }
    >
      <p>{copy.safe}</p>
      {clashes.length > 0 && (
        <>
          <p>{copy.both}</p>
          <ul className={css.clashes}>
            {clashes.map((field) => (
              <li key={field}>
                {copy.line(
                  fieldName(field),
                  describeEntry(theirs, field),
                  describeEntry(mine, field),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{copy.next}</p>
    </Notice>
  );
}

function describeEntry(entry: SettingsEntry, field: keyof SettingsEntry): string {
  if (field === 'accent') return accentName(entry.accent);
  const value = entry[field];
  if (typeof value !== 'string') return copy.otherHours;
  return value || copy.empty;
}
