import { REGISTRATION_DEFAULTS, SPANISH_PROVINCES, taxIdWarning } from '@simplato/domain';
import { useEffect } from 'react';
import { RESTAURANT_REGISTRATION_MESSAGES as copy } from '../../i18n/es/restaurant-registration.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ServerForm } from '../../forms/use-server-form.ts';
import css from './registration-card.module.css';
import type { RestaurantEntry } from './restaurant-entry.ts';
import { PrivacyCheckbox } from './privacy-checkbox.tsx';

interface BusinessFieldsProps {
  form: ServerForm<RestaurantEntry>;
  towns: readonly string[];
}

/** The business. Country and place are filled in, and fixed while only one town is open. */
export function BusinessFields({ form, towns }: BusinessFieldsProps) {
  const { field, watch, setValue } = form;
  const city = watch('city');
  const firstTown = towns[0];
  const isUsualTown = city === REGISTRATION_DEFAULTS.city;

  useEffect(() => {
    if (firstTown !== undefined && !towns.includes(city)) setValue('city', firstTown);
  }, [towns, firstTown, city, setValue]);

  useEffect(() => {
    if (!isUsualTown) return;
    setValue('province', REGISTRATION_DEFAULTS.province);
    setValue('postalCode', REGISTRATION_DEFAULTS.postalCode);
  }, [isUsualTown, setValue]);

  return (
    <div className={css.group} role="group" aria-label={copy.business}>
      <h2>{copy.business}</h2>
      <Field
        label={copy.taxId}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        warning={taxIdWarning(watch('taxId')) ?? undefined}
        {...field('taxId')}
      />
      <Field
        label={copy.legalName}
        autoComplete="organization"
        maxLength={120}
        {...field('legalName')}
      />
      <div className={css.whole}>
        <Field
          label={copy.address}
          autoComplete="street-address"
          maxLength={160}
          {...field('address')}
          required
        />
      </div>
      <Field label={copy.country} readOnly {...field('country')} />
      {isUsualTown ? (
        <Field label={copy.province} readOnly {...field('province')} />
      ) : (
        <Select label={copy.province} autoComplete="address-level1" {...field('province')}>
          {SPANISH_PROVINCES.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </Select>
      )}
      {towns.length > 1 ? (
        <Select label={copy.city} autoComplete="address-level2" {...field('city')}>
          {towns.map((town) => (
            <option key={town}>{town}</option>
          ))}
        </Select>
      ) : (
        <Field label={copy.city} readOnly {...field('city')} />
      )}
      <Field
        label={copy.postalCode}
        readOnly={isUsualTown}
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
      <div className={css.whole}>
        <PrivacyCheckbox {...field('privacy')} />
      </div>
    </div>
  );
}
