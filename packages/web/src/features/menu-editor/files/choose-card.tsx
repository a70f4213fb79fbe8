import { menuTemplate } from '@simplato/domain';
import { Download } from 'lucide-react';
import { MENU_FILE_MESSAGES } from '../../../i18n/es/menu-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveCsv } from '../../../ui/save-file.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MenuFileButton } from './menu-file-button.tsx';
import css from './menu-file-page.module.css';

const copy = MENU_FILE_MESSAGES.choose;

interface ChooseCardProps {
  isReading: boolean;
  problem: string | null;
  onChoose: (file: File) => void;
}

export function ChooseCard({ isReading, problem, onChoose }: ChooseCardProps) {
  return (
    <Card as="section" className={css.card}>
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      <ul className={css.rules} role="list">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {problem !== null && (
        <Notice tone="alert" role="alert">
          {problem}
        </Notice>
      )}
      <div className={css.buttons}>
        <MenuFileButton
          label={copy.action}
          variant="primary"
          pending={isReading}
          onChoose={onChoose}
        />
        <Button
          variant="ghost"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveCsv(copy.templateName, menuTemplate())}
        >
          {copy.template}
        </Button>
      </div>
      <p role="status">{isReading && <VisuallyHidden>{copy.reading}</VisuallyHidden>}</p>
    </Card>
  );
}
