import type { Wording } from '@simplato/domain';
import { Fragment } from 'react';
import { InLanguage } from '../../ui/in-language.tsx';

/** 'Poco hecho · Patatas', each in the language it is in. */
export function OptionWords({ options }: { options: readonly Wording[] }) {
  return options.map((option, index) => (
    // The options of a line never change, so their place is their name.
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      <InLanguage {...option} />
    </Fragment>
  ));
}
