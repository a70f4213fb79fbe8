import { useEffect, useRef, useState } from 'react';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { MenuFileButton } from './menu-file-button.tsx';
import css from './menu-file-page.module.css';
import type { MenuQuestion, MenuReading } from './use-menu-file.ts';

const copy = MENU_FILE_MESSAGES.ask;

interface AskCardProps {
  question: MenuQuestion;
  onTake: (reading: MenuReading) => void;
  onChoose: (file: File) => void;
}

/** Asks which of several menus a file is, with the first lines of each. */
export function AskCard({ question: { about, name, readings }, onTake, onChoose }: AskCardProps) {
  const [chosen, setChosen] = useState<MenuReading | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={css.card}>
      <h2 ref={heading} tabIndex={-1}>
        {copy.title[about](name)}
      </h2>
      <p>{copy.text[about]}</p>
      <fieldset className={css.readings} aria-label={copy.title[about](name)}>
        {readings.map((reading) => (
          <Radio
            key={reading.label}
            name="reading"
            checked={chosen === reading}
            onChange={() => setChosen(reading)}
            label={
              <>
                <strong>{reading.label}</strong>
                {reading.lines.map((line, index) => (
                  // The lines of a reading never change.
                  <span key={index} className={css.line}>
                    {line}
                  </span>
                ))}
              </>
            }
          />
        ))}
      </fieldset>
      <div className={css.buttons}>
        <Button disabled={chosen === null} onClick={() => chosen && onTake(chosen)}>
          {copy.action}
        </Button>
        <MenuFileButton
          label={MENU_FILE_MESSAGES.choose.another}
          variant="outline"
          pending={false}
          onChoose={onChoose}
        />
      </div>
    </Card>
  );
}
