import { SPANISH_PROVINCES, TRADE_NAME_LENGTH } from '@simplato/domain';
import { restaurantTime } from '../../i18n/describe-when.ts';
import { SETTINGS_MESSAGES as copy } from '../../i18n/es/settings.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { ClashNotice } from './clash-notice.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { LookFields } from './look-fields.tsx';
import { PublicMenuField } from './public-menu-field.tsx';
import css from './settings-form.module.css';
import { fieldName } from './settings-entry.ts';
import type { useSettings } from './use-settings.ts';

type Settings = ReturnType<typeof useSettings>;

export function SettingsForm({ settings }: { settings: Settings }) {
  const { form, entry, clash } = settings;
  return (
    <Card className={css.card}>
      {settings.hasNews && (
        <Notice tone="info" role="status">
          {copy.news}
        </Notice>
      )}
      {clash && <ClashNotice clash={clash} onTakeTheirs={settings.takeTheirs} />}
      <FormShell {...form.shell} submitLabel={copy.submit} secondary={<SaveState {...settings} />}>
        <BusinessFields form={form} />
        <div className={css.group} role="group" aria-label={copy.social}>
          <h2>{copy.social}</h2>
          <p className={css.text}>{copy.socialText}</p>
          <Field label={copy.facebook} {...optional} {...form.field('facebook')} required={false} />
          <Field
            label={copy.instagram}
            {...optional}
            {...form.field('instagram')}
            required={false}
          />
          <div className={css.whole}>
            <Field
              label={copy.google}
              hint={copy.googleHint}
              {...optional}
              {...form.field('google')}
              required={false}
            />
          </div>
        </div>
        <LookFields
          restaurant={settings.base}
          accent={entry.accent}
          onChange={(accent) => form.setValue('accent', accent, { shouldDirty: true })}
          logo={settings.logo}
        />
        <PublicMenuField
          restaurant={settings.base}
          isOn={entry.hasPublicMenu}
          onChange={(isOn) => form.setValue('hasPublicMenu', isOn, { shouldDirty: true })}
        />
        <div className={css.group} role="group" aria-label={copy.courses.title}>
          <h2>{copy.courses.title}</h2>
          <p className={css.text}>{copy.courses.text}</p>
          {(['suggestsCourses', 'dinersFire'] as const).map((field) => (
            <div key={field} className={css.whole}>
              <Checkbox
                label={fieldName(field)}
                checked={entry[field]}
                onChange={({ currentTarget }) =>
                  form.setValue(field, currentTarget.checked, { shouldDirty: true })
                }
              />
            </div>
          ))}
        </div>
        <HoursEditor
          hours={entry.hours}
          onChange={(hours) => form.setValue('hours', hours, { shouldDirty: true })}
        />
      </FormShell>
    </Card>
  );
}

const optional = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 200,
} as const;

function BusinessFields({ form: { field } }: Pick<Settings, 'form'>) {
  return (
    <div className={css.group} role="group" aria-label={copy.business}>
      <h2>{copy.business}</h2>
      <Field label={copy.taxId} readOnly hint={copy.registered} {...field('taxId')} required />
      <Field
        label={copy.legalName}
        readOnly
        hint={copy.registered}
        {...field('legalName')}
        required
      />
      <div className={css.whole}>
        <Field
          label={copy.tradeName}
          hint={copy.tradeNameHint}
          autoComplete="organization"
          maxLength={TRADE_NAME_LENGTH}
          {...field('tradeName')}
          required={false}
        />
      </div>
      <div className={css.whole}>
        <Field
          label={copy.address}
          autoComplete="street-address"
          maxLength={160}
          {...field('address')}
        />
      </div>
      <Select label={copy.province} autoComplete="address-level1" {...field('province')}>
        {SPANISH_PROVINCES.map((province) => (
          <option key={province}>{province}</option>
        ))}
      </Select>
      <Field label={copy.city} autoComplete="address-level2" maxLength={80} {...field('city')} />
      <Field
        label={copy.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        {...field('postalCode')}
      />
      <Field
        label={copy.phone}
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
        {...field('phone')}
      />
      <Field
        label={copy.vat}
        suffix="%"
        inputMode="numeric"
        maxLength={3}
        {...field('vatPercent')}
      />
    </div>
  );
}

/** Whether what is on the screen has been saved. */
function SaveState({ isChanged, savedAtMs }: Settings) {
  const isSaved = savedAtMs !== null && !isChanged;
  return (
    <p className={isSaved ? css.saved : css.unsaved} role="status">
      {isChanged && copy.unsaved}
      {isSaved && copy.saved(restaurantTime(savedAtMs))}
    </p>
  );
}
