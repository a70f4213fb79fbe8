import { Copy } from 'lucide-react';
import css from './copy-field.module.css';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { useToast } from './toast.tsx';

interface CopyFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  words: {
    /** Label of the button. */
    copy: string;
    copied: string;
    failed: string;
  };
}

/** A text to copy, by the button or by selecting it. */
export function CopyField({ label, hint, value, words }: CopyFieldProps) {
  const { show } = useToast();
  const copyValue = async () => {
    try {
      await navigator.clipboard.writeText(value);
      show({ text: words.copied, tone: 'success' });
    } catch {
      // Without https there is no clipboard API; the text can still be selected.
      show({ text: words.failed });
    }
  };
  return (
    <div className={css.row}>
      <Field
        label={label}
        hint={hint}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <IconButton
        label={words.copy}
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyValue()}
      />
    </div>
  );
}
