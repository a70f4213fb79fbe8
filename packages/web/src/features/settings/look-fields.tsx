import { isShownAsChosen, NAMED_ACCENTS, type Restaurant } from '@simplato/domain';
import { Palette } from 'lucide-react';
import { useId } from 'react';
import { SETTINGS_MESSAGES } from '../../i18n/es/settings.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccentSample } from './accent-sample.tsx';
import css from './look-fields.module.css';
import { LogoField } from './logo-field.tsx';
import formCss from './settings-form.module.css';
import type { useLogo } from './use-logo.ts';

const copy = SETTINGS_MESSAGES.look;

interface LookFieldsProps {
  restaurant: Restaurant;
  accent: string;
  onChange: (accent: string) => void;
  logo: ReturnType<typeof useLogo>;
}

/** How the restaurant looks to its guests: a colour, previewed before it is stored, and a logo. */
export function LookFields({ restaurant, accent, onChange, logo }: LookFieldsProps) {
  return (
    <div className={formCss.group} role="group" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className={formCss.text}>{copy.text}</p>
      <div className={formCss.whole}>
        <AccentChoice accent={accent} onChange={onChange} />
      </div>
      <div className={formCss.whole}>
        <div role="status">
          {!isShownAsChosen(accent) && <Notice tone="info">{copy.darkened}</Notice>}
        </div>
        <AccentSample accent={accent} restaurant={restaurant} />
      </div>
      <div className={formCss.whole}>
        <LogoField restaurant={restaurant} logo={logo} />
      </div>
    </div>
  );
}

function AccentChoice({ accent, onChange }: Pick<LookFieldsProps, 'accent' | 'onChange'>) {
  const name = useId();
  const isNamed = NAMED_ACCENTS.some(({ colour }) => colour === accent);
  return (
    <fieldset>
      <legend className={css.legend}>{copy.colour}</legend>
      <div className={css.swatches}>
        {NAMED_ACCENTS.map(({ name: label, colour }) => (
          <label key={colour} className={css.swatch}>
            <input
              type="radio"
              name={name}
              className={css.box}
              checked={colour === accent}
              onChange={() => onChange(colour)}
            />
            <Dot colour={colour} />
            {label}
          </label>
        ))}
        <label className={isNamed ? css.swatch : css.chosen}>
          {/* The native colour picker. */}
          <input
            type="color"
            className={css.box}
            value={accent}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          {isNamed ? (
            <Palette className={css.palette} aria-hidden="true" />
          ) : (
            <Dot colour={accent} />
          )}
          {copy.other}
        </label>
      </div>
    </fieldset>
  );
}

/** An SVG, because the content security policy forbids style attributes. */
function Dot({ colour }: { colour: string }) {
  return (
    <svg className={css.dot} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={colour} />
    </svg>
  );
}
