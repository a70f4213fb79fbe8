import type { Wording } from '@simplato/domain';
import { Fragment } from 'react';
import { InLanguage } from '../../i18n/in-language.tsx';

/** 'Poco hecho · Patatas', each marked with its language. */
export function OptionWords({ options }: { options: readonly Wording[] }) {
  return options.map((option, index) => (
    // The options of a line never change, so the index works as the key.
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      <InLanguage {...option} />
    </Fragment>
  ));
}
